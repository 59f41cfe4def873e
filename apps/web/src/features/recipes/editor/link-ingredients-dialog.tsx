import { Wand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog } from '#ui';
import { namesIngredient } from '../cook/step-ingredients.ts';
import type { IngredientDraft } from './draft.ts';

interface LinkIngredientsDialogProps {
  text: string;
  ingredients: IngredientDraft[];
  chosen: string[];
  onChoose: (referenceIds: string[]) => void;
  onClose: () => void;
}

export function LinkIngredientsDialog({ text, ingredients, chosen, onChoose, onClose }: LinkIngredientsDialogProps) {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const toggle = (id: string, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const guess = () => {
    const named = ingredients.filter(({ food, note }) => namesIngredient(text, food || note));
    onChoose([...new Set([...chosen, ...named.map(({ referenceId }) => referenceId)])]);
  };
  return (
    <Dialog
      title={t('steps.link')}
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <>
          <Button icon={<Wand />} onClick={guess}>
            {t('link.guess')}
          </Button>
          <Button type="submit" kind="primary">
            {common('action.done')}
          </Button>
        </>
      }
    >
      <blockquote>{text}</blockquote>
      {ingredients.map(({ referenceId, quantity, unit, food, note }) => (
        <Checkbox key={referenceId} checked={chosen.includes(referenceId)} onChange={(on) => toggle(referenceId, on)}>
          {[quantity, unit, food, note].filter(Boolean).join(' ')}
        </Checkbox>
      ))}
    </Dialog>
  );
}
