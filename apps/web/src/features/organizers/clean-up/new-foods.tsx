import { useSuspenseQuery } from '@tanstack/react-query';
import { Check } from '#ui/icons';
import { Merge, Sparkles } from '#ui/late-icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wire } from '#client';
import { Button, EmptyState, FormDialog, Skeleton, toast } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { Words } from '../../../shared/i18n/words.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useMerge } from '../data-tables/merge-dialog.tsx';
import { newFoodsQuery } from './clean-up-queries.ts';
import { NameField } from './correction-dialog.tsx';
import styles from './clean-up.module.css';

type NewFood = Wire<'NewFood'>;

/** Foods that imports have created, to merge into the food that they are or to keep. */
export function NewFoods() {
  const { t } = useTranslation('cleanUp');
  const { data: foods } = useSuspenseQuery(newFoodsQuery(useApi()));
  const [matching, setMatching] = useState<NewFood>();
  const keep = useKeepFoods();
  if (!foods.length) return <EmptyState icon={<Sparkles />} title={t('none.new')} />;
  return (
    <>
      {foods.length > 1 && (
        <div>
          <Button icon={<Check />} busy={keep.isPending} onClick={() => keep.run(foods)}>
            {t('new.keepAll')}
          </Button>
        </div>
      )}
      <ul className={styles.sets}>
        {foods.map((food) => (
          <NewFoodCard key={food.id} food={food} onMatch={() => setMatching(food)} />
        ))}
      </ul>
      {matching && <MatchDialog food={matching} onClose={() => setMatching(undefined)} />}
    </>
  );
}

function NewFoodCard({ food, onMatch }: { food: NewFood; onMatch: () => void }) {
  const { t } = useTranslation('cleanUp');
  const { id, name, match, recipeCount } = food;
  const merge = useMerge('foods');
  const keep = useKeepFoods();
  const nameId = useId();
  return (
    <li className={styles.set}>
      <p>
        <span id={nameId}>
          <Words className={styles.name}>{name}</Words>
        </span>
        <span className={styles.uses}>{t('usedIn', { count: recipeCount })}</span>
      </p>
      <div className={styles.buttons}>
        {match && (
          <Button
            size="small"
            icon={<Merge />}
            busy={merge.isPending}
            aria-describedby={nameId}
            onClick={() => merge.mutate({ body: { kind: 'food', from: [id], to: match.id } })}
          >
            {t('new.match', { name: match.name })}
          </Button>
        )}
        <Button size="small" aria-describedby={nameId} onClick={onMatch}>
          {t('new.choose')}
        </Button>
        <Button size="small" busy={keep.isPending} aria-describedby={nameId} onClick={() => keep.run([food])}>
          {t('new.keep')}
        </Button>
      </div>
    </li>
  );
}

/** Asks which food a new one is. */
function MatchDialog({ food: { id, name, match }, onClose }: { food: NewFood; onClose: () => void }) {
  const { t } = useTranslation('cleanUp');
  const { t: data } = useTranslation('data');
  const [foodId, setFoodId] = useState(match?.id ?? '');
  const merge = useMerge('foods', { isSilent: true, onDone: onClose });
  return (
    <FormDialog
      title={t('new.title', { name })}
      action={data('merge.action')}
      request={merge}
      disabled={!foodId || foodId === id}
      onSubmit={() => merge.mutate({ body: { kind: 'food', from: [id], to: foodId } })}
      onClose={onClose}
    >
      <ScreenPart small resetKey={id} pending={<Skeleton height="4.5rem" />}>
        <NameField kind="/foods" value={foodId} onChange={setFoodId} />
      </ScreenPart>
    </FormDialog>
  );
}

/** Marks foods as looked at, with an undo. */
function useKeepFoods() {
  const { t } = useTranslation('cleanUp');
  const mark = useApi().useMutation('put', '/organizers/clean-up/new-foods', {
    meta: { refreshes: ['/organizers/clean-up/new-foods'] },
  });
  const run = (foods: NewFood[]) => {
    const ids = foods.map(({ id }) => id);
    const undo = () => mark.mutate({ body: { foods: ids, isNew: true } });
    const onSuccess = () =>
      toast({ kind: 'success', text: t('new.kept'), action: { label: t('action.undo'), isUndo: true, run: undo } });
    mark.mutate({ body: { foods: ids, isNew: false } }, { onSuccess });
  };
  return { run, isPending: mark.isPending };
}
