import { ChefHat } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, lazyOnIdle } from '#ui';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';

const MadeDialog = lazyOnIdle(() => import('./made-dialog.tsx').then((module) => module.MadeDialog));

export function MadeButton({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipe');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ChefHat />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{t('made.action')}</span>
      </Button>
      {open && <MadeDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  );
}
