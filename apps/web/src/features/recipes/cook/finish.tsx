import { PartyPopper } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#ui';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { MadeButton } from '../view/made/made-button.tsx';

export function Finish({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation('cook');
  return (
    <EmptyState
      icon={<PartyPopper />}
      title={t('enjoy')}
      action={
        <>
          {!recipe.isGuest && <MadeButton recipe={recipe} />}
          <Button kind="primary" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      {t('enjoyText', { name: recipe.name })}
    </EmptyState>
  );
}
