import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type CSSProperties } from 'react';
import { RecipeCard } from './recipe-card.tsx';
import { useCardTexts, type Layout, type RecipeGridProps } from './recipe-grid.tsx';
import styles from './recipe-grid.module.css';
import { useFavourites } from './use-favourites.ts';

const textHeight = 92;
const compactHeight = 88;

interface RecipeRowsProps extends RecipeGridProps {
  layout: Layout;
}

export const recipeRows = (props: RecipeRowsProps) => <RecipeRows {...props} />;

function RecipeRows({ recipes, total, label, onEnd, layout }: RecipeRowsProps) {
  const { columns, width, gap, offset } = layout;
  const texts = useCardTexts();
  const { isFavourite, toggle } = useFavourites();
  const rows = Math.ceil(recipes.length / columns);
  const rowHeight =
    layout.view === 'compact' ? compactHeight : ((width - gap * (columns - 1)) / columns) * 0.75 + textHeight;
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
