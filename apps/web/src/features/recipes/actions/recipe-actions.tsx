import { Copy, Download, Ellipsis, Link as LinkIcon, Printer, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, lazyOnIdle, Menu, MenuItem, MenuSeparator } from '#ui';
import { useCopy } from '../../../app/use-copy.ts';
import type { Recipe } from '../recipe-query.ts';
import { downloadRecipe } from './download-recipe.ts';

const DeleteDialog = lazyOnIdle(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));
const DuplicateDialog = lazyOnIdle(() => import('./duplicate-dialog.tsx').then((module) => module.DuplicateDialog));
const PrintPreferences = lazyOnIdle(() =>
  import('../print/print-preferences-dialog.tsx').then((module) => module.PrintPreferencesDialog),
);

interface RecipeActionsProps {
  recipe: Recipe;
  mayEdit: boolean;
}

export function RecipeActions({ recipe, mayEdit }: RecipeActionsProps) {
  const { t } = useTranslation('recipe');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const [dialog, setDialog] = useState<'delete' | 'duplicate' | 'print'>();
  const close = () => setDialog(undefined);
  const copyLink = () => void copy(`${location.origin}/recipe/${recipe.slug}`, common('toast.linkCopied'));
  return (
    <>
      <Menu
        label={common('action.more')}
        button={(props) => (
          <IconButton label={common('action.more')} {...props}>
            <Ellipsis />
          </IconButton>
        )}
      >
        <MenuItem icon={<Printer />} onSelect={() => print()}>
          {t('actions.print')}
        </MenuItem>
        <MenuItem icon={<Settings2 />} onSelect={() => setDialog('print')}>
          {t('actions.printPreferences')}
        </MenuItem>
        <MenuItem icon={<LinkIcon />} onSelect={copyLink}>
          {t('actions.link')}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => setDialog('duplicate')}>
          {t('actions.duplicate')}
        </MenuItem>
        <MenuItem icon={<Download />} onSelect={() => downloadRecipe(recipe)}>
          {t('actions.download')}
        </MenuItem>
        {mayEdit && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onSelect={() => setDialog('delete')}>
              {common('action.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog === 'delete' && <DeleteDialog recipe={recipe} onClose={close} />}
      {dialog === 'duplicate' && <DuplicateDialog recipe={recipe} onClose={close} />}
      {dialog === 'print' && <PrintPreferences recipe={recipe} onClose={close} />}
    </>
  );
}
