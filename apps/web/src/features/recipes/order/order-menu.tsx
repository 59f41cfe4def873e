import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown, Shuffle } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { IconButton, Menu, MenuItem } from '#ui';
import styles from '../home/home.module.css';
import { directionOf, type ChosenOrder, type Order } from './order.ts';

interface OrderMenuProps {
  /** Orders to choose from. */
  orders: readonly Order[];
  current: ChosenOrder;
  onChange: (order: ChosenOrder) => void;
}

export function OrderMenu({ orders, current, onChange }: OrderMenuProps) {
  const { t } = useTranslation('home');
  const order = current.orderBy;
  const choose = (orderBy: Order) => onChange({ orderBy });
  return (
    <div className={styles.order}>
      <Menu
        label={t('order.label')}
        button={(props) => (
          <button type="button" className={styles.chip} {...props}>
            <span className="visually-hidden">{t('order.label')}</span>
            {t(`order.${order}`)}
            <ChevronDown />
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
        <DirectionButton current={current} onChange={onChange} />
      )}
    </div>
  );
}

function DirectionButton({ current, onChange }: Omit<OrderMenuProps, 'orders'>) {
  const { t } = useTranslation('home');
  const direction = directionOf(current);
  const flip = () => onChange({ ...current, orderDirection: direction === 'asc' ? 'desc' : 'asc' });
  return (
    <IconButton label={t(direction === 'asc' ? 'order.ascending' : 'order.descending')} onClick={flip}>
      {direction === 'asc' ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
    </IconButton>
  );
}
