import { FileText, Pencil, Printer, Share2, Trash2 } from '#ui/icons';
import { ArrowUpDown, ClipboardCopy, ShoppingCart } from '#ui/late-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, MenuItem, MenuSeparator, MoreMenu } from '#ui';
import { openShareSheet, useCanShare } from '../../shared/browser/share-sheet.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import type { TextFormat } from './use-list-text.ts';
import styles from './shopping.module.css';

export type Mode = 'shop' | 'reorder';
export type HeadDialog = 'rename' | 'store';

interface ListActionsProps {
  name: string;
  textOf: (format: TextFormat) => string;
  isEmpty: boolean;
  mode: Mode | undefined;
  onMode: (mode: Mode | undefined) => void;
  onDialog: (dialog: HeadDialog) => void;
  onEmpty: () => void;
}

/** Button that starts shopping, and the menu of a list. */
export const ListActions = memo(function ListActions({
  name,
  textOf,
  isEmpty,
  mode,
  onMode,
  onDialog,
  onEmpty,
}: ListActionsProps) {
  const { t } = useTranslation('shopping');
  const copy = useCopy();
  const canShare = useCanShare();
  return (
    <>
      {mode === 'reorder' ? (
        <Button kind="primary" onClick={() => onMode(undefined)}>
          {t('action.done')}
        </Button>
      ) : (
        <Button kind="primary" className={styles.start} icon={<ShoppingCart />} onClick={() => onMode('shop')}>
          <span>{t('shop.start')}</span>
        </Button>
      )}
      <MoreMenu label={t('action.more')}>
        <MenuItem icon={<ArrowUpDown />} onSelect={() => onMode('reorder')}>
          {t('reorder')}
        </MenuItem>
        <MenuSeparator />
        {canShare && (
          <MenuItem icon={<Share2 />} onSelect={() => void openShareSheet({ title: name, text: textOf('plain') })}>
            {t('action.sendWith')}
          </MenuItem>
        )}
        <MenuItem icon={<ClipboardCopy />} onSelect={() => void copy(textOf('plain'), t('copied'))}>
          {t('copyText')}
        </MenuItem>
        <MenuItem icon={<FileText />} onSelect={() => void copy(textOf('markdown'), t('copied'))}>
          {t('copyMarkdown')}
        </MenuItem>
        {!isEmpty && (
          <MenuItem icon={<Printer />} onSelect={() => print()}>
            {t('action.print')}
          </MenuItem>
        )}
        <MenuItem icon={<Pencil />} onSelect={() => onDialog('rename')}>
          {t('action.rename')}
        </MenuItem>
        {!isEmpty && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onSelect={onEmpty}>
              {t('emptyList')}
            </MenuItem>
          </>
        )}
      </MoreMenu>
    </>
  );
});
