import { Link } from '@tanstack/react-router';
import { BookOpen, Heart, Menu as MenuIcon, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import { useUser } from '../app/session.ts';
import styles from './app-layout.module.css';
import { CreateMenu } from './create-menu.tsx';
import { useSection } from './use-section.ts';

const MoreSheet = lazyOnIdle(() => import('./more-sheet.tsx').then((module) => module.MoreSheet));

/** The navigation of a phone, where the thumb is. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation();
  const { id } = useUser();
  const section = useSection();
  const [more, setMore] = useState(false);
  const mark = (own: string) => (section === own ? 'page' : undefined);
  return (
    <nav className={styles.bottomBar} aria-label={t('nav.main')}>
      <Link to="/" activeProps={{}} aria-current={mark('recipes')}>
        <BookOpen aria-hidden />
        <span>{t('nav.recipes')}</span>
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={onSearch}>
        <Search aria-hidden />
        <span>{t('action.search')}</span>
      </button>
      <CreateMenu
        button={(props) => (
          <button type="button" className={styles.create} {...props}>
            <Plus aria-hidden />
            <span>{t('create.title')}</span>
          </button>
        )}
      />
      <Link to="/user/$id/favorites" params={{ id }} activeProps={{}} aria-current={mark('favourites')}>
        <Heart aria-hidden />
        <span>{t('nav.favourites')}</span>
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)}>
        <MenuIcon aria-hidden />
        <span>{t('nav.more')}</span>
      </button>
      {more && <MoreSheet onClose={() => setMore(false)} />}
    </nav>
  );
}
