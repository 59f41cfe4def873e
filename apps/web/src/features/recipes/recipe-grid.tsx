import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardData } from './card-data.ts';
import { RecipeCard, RecipeCardSkeleton, type CardTexts } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';
import { useFavourites } from './use-favourites.ts';

const textHeight = 92;
const eagerCards = 4;

interface RecipeGridProps {
  label: string;
  recipes: CardData[];
  /** How many there are in all, shown or not. */
  total: number;
  onEnd: () => void;
}

interface Layout {
  columns: number;
  width: number;
  gap: number;
  offset: number;
}

/** Only the rows near the view are in the page. The server, which knows no width, renders the first page as it is. */
export function RecipeGrid(props: RecipeGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(root);
  return (
    <div ref={root} className={styles.root}>
      {layout ? <Rows {...props} layout={layout} /> : <PlainGrid {...props} />}
    </div>
  );
}

function useCardTexts(): CardTexts {
  const { t, i18n } = useTranslation();
  return {
    locale: i18n.language,
    rating: t('rating.label'),
    addFavourite: t('favourite.add'),
    removeFavourite: t('favourite.remove'),
  };
}

function PlainGrid({ recipes, label }: RecipeGridProps) {
  const texts = useCardTexts();
  const { isFavourite, toggle } = useFavourites();
  return (
    <ul className={styles.grid} aria-label={label}>
      {recipes.map((recipe, index) => (
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

function Rows({ recipes, total, label, onEnd, layout }: RecipeGridProps & { layout: Layout }) {
  const { columns, width, gap, offset } = layout;
  const texts = useCardTexts();
  const { isFavourite, toggle } = useFavourites();
  const rows = Math.ceil(recipes.length / columns);
  const rowHeight = ((width - gap * (columns - 1)) / columns) * 0.75 + textHeight;
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    gap,
    overscan: 3,
    scrollMargin: offset,
    initialOffset: typeof scrollY === 'number' ? scrollY : 0,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const visible = virtualizer.getVirtualItems();
  const last = visible.at(-1)?.index ?? 0;
  useEffect(() => {
    if (recipes.length < total && last >= rows - 4) onEnd();
  }, [last, rows, recipes.length, total, onEnd]);
  return (
    <div className={styles.window} style={{ blockSize: virtualizer.getTotalSize() }} role="list" aria-label={label}>
      {visible.map((row) => (
        <div
          key={row.key}
          role="presentation"
          className={`${styles.grid} ${styles.row}`}
          style={rowStyle(columns, row.start - offset, row.size)}
        >
          {recipes.slice(row.index * columns, (row.index + 1) * columns).map((recipe, column) => (
            <div
              key={recipe.id}
              role="listitem"
              aria-setsize={total}
              aria-posinset={row.index * columns + column + 1}
              style={{ minInlineSize: 0 }}
            >
              <RecipeCard
                recipe={recipe}
                texts={texts}
                isFavourite={isFavourite(recipe.slug)}
                onToggleFavourite={toggle}
                eager={row.index === 0}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const rowStyle = (columns: number, start: number, size: number) =>
  ({ '--columns': columns, '--card': '0px', blockSize: size, transform: `translateY(${start}px)` }) as CSSProperties;

/** The number of columns follows from the same numbers as in the style sheet. */
function useGridLayout(root: React.RefObject<HTMLDivElement | null>): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useLayoutEffect(() => {
    const element = root.current!;
    const measure = () => setLayout(layoutOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return layout;
}

function layoutOf(element: HTMLElement): Layout {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(element);
  const card = parseFloat(style.getPropertyValue('--card')) * rem;
  const gap = parseFloat(style.getPropertyValue('--gap')) * rem;
  const width = element.clientWidth;
  const columns = Math.max(1, Math.floor((width + gap) / (card + gap)));
  return { columns, width, gap, offset: element.getBoundingClientRect().top + scrollY };
}
