import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDraggable } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, SearchField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useBrowserFact } from '../../../shared/browser/use-browser-fact.ts';
import { useDebounced } from '../../../shared/browser/use-debounced.ts';
import { useRecipeDialogs } from '../../../shared/recipes/recipe-dialogs.ts';
import { recipePicture } from '../../../shared/widgets/media.ts';
import type { PlannedRecipe } from '../meals.ts';
import styles from './recipe-tray.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

const typingPauseMs = 300;
const SHOWN = 40;
const isWide = () => matchMedia('(min-width: 80rem)').matches;

/** Recipes at the side of the plan, to be dragged to a meal. A click asks for the day and the meal instead. */
export function RecipeTray() {
  const { t } = useTranslation('planner');
  const { AddToPlanDialog } = useRecipeDialogs();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), typingPauseMs);
  const [chosen, setChosen] = useState<PlannedRecipe>();
  const { data } = useQuery({
    ...useApi().queryOptions('get', '/recipes', {
      params: {
        query: search
          ? { search, perPage: SHOWN }
          : { perPage: SHOWN, orderBy: 'lastMade', orderDirection: 'asc', orderByNullPosition: 'first' },
      },
    }),
    enabled: useBrowserFact(isWide, false),
    placeholderData: keepPreviousData,
  });
  return (
    <aside className={styles.tray} aria-label={t('tray.title')}>
      <SearchField label={t('tray.find')} value={text} onChange={setText} />
      <ul className="fade-block">
        {data?.items.map((recipe) => (
          <TrayRecipe key={recipe.id} recipe={recipe} onChoose={setChosen} />
        ))}
      </ul>
      {data?.items.length === 0 && <p>{t('tray.none')}</p>}
      {chosen && <AddToPlanDialog recipe={chosen} onClose={() => setChosen(undefined)} />}
    </aside>
  );
}

function TrayRecipe({ recipe, onChoose }: { recipe: PlannedRecipe; onChoose: (recipe: PlannedRecipe) => void }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `recipe:${recipe.id}`, data: { recipe } });
  return (
    <li>
      <button
        type="button"
        ref={setNodeRef}
        aria-haspopup="dialog"
        data-dragged={isDragging}
        onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
        onClick={() => onChoose(recipe)}
      >
        <span className={styles.picture}>
          <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
        </span>
        <Words>{recipe.name}</Words>
      </button>
    </li>
  );
}
