import { Wand } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog } from '#ui';
import { lineIdsNamedIn } from '../../cook/step-ingredients.ts';
import { amountText, foodText, isLinked, unitText, type Line, type Step } from '../draft/draft.ts';

interface LinkIngredientsDialogProps {
  step: Step;
  ingredients: Line[];
  onChoose: (references: Step['ingredientReferences']) => void;
  onClose: () => void;
}

export function LinkIngredientsDialog({ step, ingredients, onChoose, onClose }: LinkIngredientsDialogProps) {
  const { t } = useTranslation('editor');
  const choose = (isChosen: (line: Line) => boolean) =>
    onChoose(ingredients.filter(isChosen).map(({ referenceId }) => ({ referenceId })));
  const toggle = (toggled: Line, on: boolean) => choose((line) => (line === toggled ? on : isLinked(step, line)));
  const guess = () => {
    const [named] = lineIdsNamedIn([step], ingredients);
    choose((line) => isLinked(step, line) || Boolean(named?.has(line.referenceId)));
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
            {t('action.done')}
          </Button>
        </>
      }
    >
      <blockquote>{step.text}</blockquote>
      {ingredients.map((line) => (
        <Checkbox key={line.referenceId} checked={isLinked(step, line)} onChange={(on) => toggle(line, on)}>
          {[amountText(line), unitText(line), foodText(line), line.note].filter(Boolean).join(' ')}
        </Checkbox>
      ))}
    </Dialog>
  );
}
