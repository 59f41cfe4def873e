import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardData } from './card-data.ts';
import { cardView, type CardView } from './card-view.ts';
import { RecipeCard, RecipeCardSkeleton, type CardTexts } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';
import type { recipeRows } from './recipe-rows.tsx';
import { useFavourites } from './use-favourites.ts';

const eagerCards = 4;
/** As many as a large screen shows at once: cards that nobody sees yet cost a server and a phone their time. */
const firstCards = 16;

export interface RecipeGridProps {
  label: string;
  recipes: CardData[];
  /** How many there are in all, shown or not. */
  total: number;
  onEnd: () => void;
}

export interface Layout {
  columns: number;
  width: number;
  gap: number;
  offset: number;
  view: CardView;
}

/**
 * Only the rows near the view are in the page. The server, which knows no width, renders the first cards as they are, and so they
 * stay until the script for the rows is there: nothing on the first view needs it.
 */
export function RecipeGrid(props: RecipeGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const view = cardView.use();
  const layout = useGridLayout(root, view);
  const rows = useRows();
  return (
    <div ref={root} className={styles.root} data-view={view}>
      {layout && typeof rows === 'function' ? (
        rows({ ...props, layout })
      ) : (
        <PlainGrid {...props} most={rows === 'missing' ? Infinity : firstCards} />
      )}
    </div>
  );
}

let loaded: typeof recipeRows | undefined;

function useRows(): typeof recipeRows | 'missing' | undefined {
  const [rows, setRows] = useState<typeof recipeRows | 'missing' | undefined>(() => loaded);
  useEffect(() => {
    if (rows) return;
    const load = async () => {
      ({ recipeRows: loaded } = await import('./recipe-rows.tsx'));
      // a phone may be used while they are made
      startTransition(() => setRows(() => loaded));
    };
    // without it, all those that are there are shown
    load().catch(() => setRows('missing'));
  }, [rows]);
  return rows;
}

export function useCardTexts(): CardTexts {
  const { t, i18n } = useTranslation();
  return {
    t,
    locale: i18n.language,
    rating: t('rating.label'),
    addFavourite: t('favourite.add'),
    removeFavourite: t('favourite.remove'),
    actions: t('action.more'),
  };
}

const PlainGrid = memo(function PlainGrid({ recipes, label, most }: RecipeGridProps & { most: number }) {
  const texts = useCardTexts();
  const { isFavourite, toggle } = useFavourites();
  return (
    <ul className={styles.grid} aria-label={label}>
      {recipes.slice(0, most).map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            texts={texts}
            isFavourite={isFavourite(recipe.slug)}
            onToggleFavourite={toggle}
            eager={index < eagerCards}
          />
        </li>
      ))}
    </ul>
  );
});

export function RecipeGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <RecipeCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** The number of columns follows from the same numbers as in the style sheet. */
function useGridLayout(root: React.RefObject<HTMLDivElement | null>, view: CardView): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useLayoutEffect(() => {
    const element = root.current!;
    const measure = () => setLayout({ ...sizesOf(element), view });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, view]);
  return layout;
}

function sizesOf(element: HTMLElement): Omit<Layout, 'view'> {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(element);
  const card = parseFloat(style.getPropertyValue('--card')) * rem;
  const gap = parseFloat(style.getPropertyValue('--gap')) * rem;
  const width = element.clientWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (card + gap)));
  return { columns, width, gap, offset: element.getBoundingClientRect().top + scrollY };
}
