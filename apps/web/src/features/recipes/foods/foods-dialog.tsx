import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog } from '#ui';
import { type FoodChoice, FoodSearch } from './food-search.tsx';
import styles from './foods.module.css';
import type { LineFood } from './recipe-foods-query.ts';
import { sureness } from './sureness.ts';
import { useDecision } from './use-decision.ts';

interface Choice extends FoodChoice {
  /** How sure the link is; null for a food that was picked here. */
  level: ReturnType<typeof sureness> | null;
}

interface FoodsDialogProps {
  slug: string;
  line: { referenceId: string; display: string };
  /** Stored foods of the line, refused ones included. */
  foods: LineFood[];
  onClose: () => void;
}

/** Asks which foods a line names: those that it was linked to, and any other of the tables. */
export function FoodsDialog({ slug, line, foods, onClose }: FoodsDialogProps) {
  const { t, ready } = useTranslation('foods');
  const [picked, setPicked] = useState<Choice[]>([]);
  const [checked, setChecked] = useState(() => foods.filter(({ applied }) => applied).map(({ food }) => food));
  const { decide, isPending, error } = useDecision(slug, line.referenceId, onClose);
  if (!ready) return null;
  const linked = foods.map((food): Choice => ({ ...food, level: food.state === 'refused' ? null : sureness(food) }));
  const choices = [...linked, ...picked];
  const check = (food: string, on: boolean) =>
    setChecked((now) => (on ? [...now.filter((each) => each !== food), food] : now.filter((each) => each !== food)));
  const pick = (choice: FoodChoice) => {
    if (!choices.some(({ food }) => food === choice.food)) setPicked((now) => [...now, { ...choice, level: null }]);
    check(choice.food, true);
  };
  return (
    <Dialog
      title={t('links.title')}
      onClose={onClose}
      onSubmit={() => !isPending && decide(checked)}
      error={error}
      atTop
      footer={
        <Button type="submit" kind="primary" disabled={isPending}>
          {t('links.save')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <blockquote>
          <bdi>{line.display}</bdi>
        </blockquote>
        <p className={styles.hint}>{t('links.lead')}</p>
        {choices.length > 0 && (
          <fieldset>
            <legend className="visually-hidden">{t('links.linked')}</legend>
            {choices.map(({ food, name, kind, level }) => (
              <Checkbox
                key={food}
                checked={checked.includes(food)}
                onChange={(on) => check(food, on)}
                hint={[level && t(`links.${level}`), kind && t('links.kindOf', { kind })].filter(Boolean).join(' · ')}
              >
                <bdi>{name}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        )}
        {checked.length === 0 && <p className={styles.hint}>{t('links.nothing')}</p>}
        <FoodSearch label={t('links.search')} without={checked} onPick={pick} />
      </div>
    </Dialog>
  );
}
