import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextPages, type NextPages } from '../../../shared/widgets/use-next-pages.ts';
import type { CardData } from './card-data.ts';
import { cardView, type CardView } from './card-view.ts';
import { RecipeCard, RecipeCardSkeleton, type CardTexts } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';
import type { RowRange, renderVirtualRows } from './virtual-rows.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';

const eagerCards = 4;
/** Number of cards that the server renders: those of a large screen. */
const firstCards = 16;

interface RecipeGridProps {
  label: string;
  recipes: CardData[];
  /** Total number, if there are further pages. */
  total?: number;
  nextPages?: NextPages;
}

interface Layout {
  columns: number;
  gap: number;
  offset: number;
  rowHeight: number;
}

/**
 * Virtualized grid: rows out of view are replaced by padding. The server renders the first cards, which stay the same
 * elements after hydration.
 */
export function RecipeGrid({ recipes, total = recipes.length, label, nextPages }: RecipeGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const view = cardView.use();
  const { rows: loadedRows, layout } = useRows(root, view);
  const watchRows = loadedRows === 'missing' ? undefined : loadedRows;
  const [range, setRange] = useState<RowRange>();
  const texts = useCardTexts();
  const { isFavourite, setFavourite } = useFavourites();
  const rows = layout ? Math.ceil(recipes.length / layout.columns) : 0;
  useNextPages(range !== undefined && range.last >= rows - 4, nextPages);
  const from = layout && range ? range.first * layout.columns : 0;
  const to = layout && range ? (range.last + 1) * layout.columns : loadedRows === 'missing' ? Infinity : firstCards;
  return (
    <div ref={root} className={styles.root} data-view={view}>
      {layout && watchRows?.({ ...layout, count: rows, onChange: setRange })}
      <ul
        className={styles.grid}
        aria-label={label}
        style={layout && range && gridStyle(layout, { before: range.first, after: rows - 1 - range.last })}
      >
        {recipes.slice(from, to).map((recipe, index) => (
          <li key={recipe.id} aria-setsize={total} aria-posinset={from + index + 1}>
            <RecipeCard
              recipe={recipe}
              texts={texts}
              isFavourite={isFavourite(recipe.slug)}
              onFavourite={setFavourite}
              eager={from + index < eagerCards}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param hidden number of rows above and below the rendered ones */
function gridStyle({ columns, gap, rowHeight }: Layout, hidden: { before: number; after: number }): CSSProperties {
  const height = (count: number) => Math.max(0, count) * (rowHeight + gap);
  return {
    '--columns': columns,
    '--card': '0px',
    gridAutoRows: rowHeight,
    paddingBlock: `${height(hidden.before)}px ${height(hidden.after)}px`,
  };
}

function useCardTexts(): CardTexts {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({
      t,
      locale: i18n.language,
      rating: t('rating.label'),
      addFavourite: t('favourite.add'),
      removeFavourite: t('favourite.remove'),
      actions: t('action.more'),
    }),
    [t, i18n.language],
  );
}

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

let loaded: typeof renderVirtualRows | undefined;

/**
 * The module that computes the visible rows, once it is loaded, and the layout that it needs. The number of columns
 * follows from the same numbers as in the style sheet.
 */
function useRows(root: React.RefObject<HTMLDivElement | null>, view: CardView) {
  const [rows, setRows] = useState<typeof renderVirtualRows | 'missing' | undefined>(() => loaded);
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    if (rows) return;
    const load = async () => {
      ({ renderVirtualRows: loaded } = await import('./virtual-rows.tsx'));
      if (!root.current) return;
      const measured = layoutOf(root.current, view);
      // keeps a phone responsive meanwhile
      startTransition(() => {
        setRows(() => loaded);
        setLayout(measured);
      });
    };
    // without the module, all loaded cards are rendered
    load().catch(() => setRows('missing'));
  }, [rows, root, view]);
  const isThere = typeof rows === 'function';
  useLayoutEffect(() => {
    if (!isThere) return;
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const measured = layoutOf(element, view);
      setLayout((known) => (known && isSame(known, measured) ? known : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, view, isThere]);
  return { rows, layout };
}

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns &&
  one.gap === other.gap &&
  one.offset === other.offset &&
  one.rowHeight === other.rowHeight;

function layoutOf(element: HTMLElement, view: CardView): Layout {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(element);
  const length = (name: string) => parseFloat(style.getPropertyValue(name)) * rem;
  const [card, gap] = [length('--card'), length('--gap')];
  const width = element.clientWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (card + gap)));
  const picture = ((width - gap * (columns - 1)) / columns) * 0.75;
  const rowHeight = view === 'compact' ? length('--card-row') : picture + length('--card-text');
  return { columns, gap, rowHeight, offset: element.getBoundingClientRect().top + scrollY };
}
