import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown, Shuffle } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { IconButton, Menu, MenuItem } from '#ui';
import { directionOf, orderOf, orders, type Order, type RecipeSearch } from '../recipe-search.ts';
import styles from './home.module.css';

interface OrderMenuProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

const newSeed = () => Date.now().toString(36);

export function OrderMenu({ search, onSearch }: OrderMenuProps) {
  const { t } = useTranslation('home');
  const order = orderOf(search);
  const choose = (orderBy: Order) =>
    onSearch({ ...search, orderBy, orderDirection: undefined, seed: orderBy === 'random' ? newSeed() : undefined });
  return (
    <div className={styles.order}>
      <Menu
        label={t('order.label')}
        button={(props) => (
          <button type="button" className={styles.chip} {...props}>
            <span className="visually-hidden">{t('order.label')}</span>
            {t(`order.${order}`)}
            <ChevronDown aria-hidden />
          </button>
        )}
      >
        {orders.map((one) => (
          <MenuItem key={one} chosen={one === order} onSelect={() => choose(one)}>
            {t(`order.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {order === 'random' ? (
        <IconButton label={t('order.shuffle')} onClick={() => choose('random')}>
          <Shuffle />
        </IconButton>
      ) : (
        <DirectionButton search={search} onSearch={onSearch} />
      )}
    </div>
  );
}

function DirectionButton({ search, onSearch }: OrderMenuProps) {
  const { t } = useTranslation('home');
  const direction = directionOf(search);
  const flip = () => onSearch({ ...search, orderDirection: direction === 'asc' ? 'desc' : 'asc' });
  return (
    <IconButton label={t(direction === 'asc' ? 'order.ascending' : 'order.descending')} onClick={flip}>
      {direction === 'asc' ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
    </IconButton>
  );
}
