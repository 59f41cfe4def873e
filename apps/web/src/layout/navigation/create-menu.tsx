import { useNavigate } from '@tanstack/react-router';
import { BookPlus, Camera, Link as LinkIcon, ListPlus, Pencil } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem, type MenuButtonProps } from '#ui';
import { useUser } from '../../shared/session/session.ts';

export function CreateMenu({ button }: { button: (props: MenuButtonProps) => ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canOrganize } = useUser();
  return (
    <Menu label={t('create.title')} button={button}>
      <MenuItem icon={<LinkIcon />} onSelect={() => void navigate({ to: '/recipe/create/url' })}>
        {t('create.url')}
      </MenuItem>
      <MenuItem icon={<Camera />} onSelect={() => void navigate({ to: '/recipe/create/ocr' })}>
        {t('create.photo')}
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: '/recipe/create/new' })}>
        {t('create.new')}
      </MenuItem>
      <MenuItem icon={<ListPlus />} onSelect={() => void navigate({ to: '/recipe/create/bulk' })}>
        {t('create.bulk')}
      </MenuItem>
      {canOrganize && (
        <MenuItem
          icon={<BookPlus />}
          onSelect={() => void navigate({ to: '/group/cookbooks', search: { edit: 'new' } })}
        >
          {t('create.cookbook')}
        </MenuItem>
      )}
    </Menu>
  );
}
