import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui';
import { NavLinks } from './nav-links.tsx';
import { PersonLink } from './person-link.tsx';
import { PreferenceButtons } from './preference-buttons.tsx';

/** All of the sidebar, as a sheet for phones. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { href } = useLocation();
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) onClose();
  }, [href, onClose]);
  return (
    <Dialog title={t('nav.more')} onClose={onClose} width={360}>
      <PersonLink />
      <NavLinks />
      <PreferenceButtons />
    </Dialog>
  );
}
