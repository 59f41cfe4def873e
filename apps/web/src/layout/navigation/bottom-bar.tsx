import { Link } from '@tanstack/react-router';
import { BookOpen, CalendarDays, Menu as MenuIcon, Plus, ShoppingBasket } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import styles from '../app-layout.module.css';
import { CreateMenu } from './create-menu.tsx';
import type { Layer } from '../use-layer.ts';
import { useSection } from './use-section.ts';

/** Navigation of a phone, at the bottom within reach of the thumb. */
export function BottomBar({ onOpen }: { onOpen: (layer: Layer) => void }) {
  const { t } = useTranslation();
  const section = useSection();
  const ariaCurrent = (target: string) => (section === target ? 'page' : undefined);
  return (
    <nav data-bar className={styles.bottomBar} aria-label={t('nav.main')}>
      <Link to="/" activeProps={{}} aria-current={ariaCurrent('recipes')}>
        <BookOpen />
        <span>{t('nav.recipes')}</span>
      </Link>
      <Link to="/group/mealplan/planner" activeProps={{}} aria-current={ariaCurrent('planner')}>
        <CalendarDays />
        <span>{t('nav.plannerShort')}</span>
      </Link>
      <CreateMenu
        button={(props) => (
          <button type="button" className={styles.create} {...props}>
            <Plus />
            <span>{t('create.title')}</span>
          </button>
        )}
      />
      <Link to="/shopping-lists" activeProps={{}} aria-current={ariaCurrent('shopping')}>
        <ShoppingBasket />
        <span>{t('nav.shoppingShort')}</span>
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen('more')}>
        <MenuIcon />
        <span>{t('nav.more')}</span>
      </button>
    </nav>
  );
}
