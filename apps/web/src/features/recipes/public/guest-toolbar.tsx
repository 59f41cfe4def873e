import { CookingPot, Ellipsis, Link as LinkIcon, Printer, Settings2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, lazyOnIdle, Menu, MenuItem } from '#ui';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import view from '../view/view.module.css';
import { TakeButton, type TakePath } from './take-button.tsx';

const PrintPreferences = lazyOnIdle(() =>
  import('../print/print-preferences-dialog.tsx').then((module) => module.PrintPreferencesDialog),
);

interface GuestToolbarProps {
  recipe: Recipe;
  take: TakePath;
  onCook: () => void;
}

export function GuestToolbar({ recipe, take, onCook }: GuestToolbarProps) {
  const { t } = useTranslation('recipe');
  const copy = useCopy();
  const [printing, setPrinting] = useState(false);
  return (
    <div className={view.toolbar}>
      {recipe.recipeInstructions.length > 0 && (
        <Button kind="primary" id="start-cooking" icon={<CookingPot />} onClick={onCook}>
          {t('cook')}
        </Button>
      )}
      <TakeButton recipe={recipe} take={take} />
      <span className={view.end}>
        <IconButton label={t('action.print')} onClick={() => print()}>
          <Printer />
        </IconButton>
        <Menu
          label={t('action.more')}
          button={(props) => (
            <IconButton label={t('action.more')} {...props}>
              <Ellipsis />
            </IconButton>
          )}
        >
          <MenuItem icon={<Settings2 />} onSelect={() => setPrinting(true)}>
            {t('action.printPreferences')}
          </MenuItem>
          <MenuItem icon={<LinkIcon />} onSelect={() => void copy(location.href, t('toast.linkCopied'))}>
            {t('action.copyLink')}
          </MenuItem>
        </Menu>
      </span>
      {printing && <PrintPreferences recipe={recipe} onClose={() => setPrinting(false)} />}
    </div>
  );
}
