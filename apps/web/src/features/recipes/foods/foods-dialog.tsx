import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plus } from '#ui/icons';
import { Button, Checkbox, Dialog, SearchField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import styles from './foods.module.css';
import type { LineFood } from './recipe-foods-query.ts';
import { sureness } from './sureness.ts';
import { useDecision } from './use-decision.ts';

interface Choice {
  food: string;
  name: string;
  kind: string | null;
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
  const pick = (choice: Choice) => {
    if (!choices.some(({ food }) => food === choice.food)) setPicked((now) => [...now, choice]);
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
        <FoodSearch without={checked} onPick={pick} />
      </div>
    </Dialog>
  );
}

/** Finds foods of the tables by name. */
function FoodSearch({ without, onPick }: { without: string[]; onPick: (choice: Choice) => void }) {
  const { t } = useTranslation('foods');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 200);
  const { data = [], isPlaceholderData } = useQuery({
    ...useApi().queryOptions('get', '/foods/known', { params: { query: { search, limit: 8 } } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search ? data.filter(({ food }) => !without.includes(food)) : [];
  const pick = (choice: Omit<Choice, 'level'>) => {
    onPick({ ...choice, level: null });
    setText('');
  };
  const [first] = found;
  return (
    <div role="search">
      <SearchField
        label={t('links.search')}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !text) return;
          event.preventDefault();
          if (first && !isPlaceholderData && search === text.trim()) pick(first);
        }}
      />
      {search && !isPlaceholderData && found.length === 0 && <p className={styles.hint}>{t('links.noMatch')}</p>}
      <ul className={styles.results}>
        {found.map((choice) => (
          <li key={choice.food}>
            <button type="button" aria-label={t('links.add', { food: choice.name })} onClick={() => pick(choice)}>
              <Plus size={18} aria-hidden />
              <bdi>{choice.name}</bdi>
              {choice.kind && <small>{t('links.kindOf', { kind: choice.kind })}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
