import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookMarked, Pencil, Trash2 } from '#ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MoreMenu, Picture } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { DragHandle } from '../../../shared/lists/drag-handle.tsx';
import { useSortableRow } from '../../../shared/lists/sortable.tsx';
import { WhenNear } from '../../../shared/widgets/when-near.tsx';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { coverQuery, type Cookbook } from './cookbook-queries.ts';
import styles from './cookbooks.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface CookbookCardProps {
  cookbook: Cookbook;
  /** False for a card that is drawn when it comes near, because its cover is a request of its own. */
  isFirst: boolean;
  children?: ReactNode;
}

/** Cover of a cookbook: pictures of its recipes, its name and how many recipes it has. */
export const CookbookCard = ({ isFirst, ...card }: CookbookCardProps) => (
  <WhenNear initially={isFirst} height="13rem">
    <Card {...card} />
  </WhenNear>
);

function Card({ cookbook, children }: Omit<CookbookCardProps, 'isFirst'>) {
  const { t } = useTranslation('cookbooks');
  const { data } = useQuery(coverQuery(useApi(), cookbook.id));
  return (
    <>
      <Cover recipes={data?.items} />
      <div className={styles.words}>
        <Link to="/cookbooks/$slug" params={{ slug: cookbook.slug || cookbook.id }}>
          <Words>{cookbook.name}</Words>
        </Link>
        <p>{data ? t('count', { count: data.total }) : '\u00a0'}</p>
      </div>
      {children}
    </>
  );
}

type CoverRecipe = Parameters<typeof recipePicture>[0] & { name: string };

function Cover({ recipes }: { recipes: readonly CoverRecipe[] | undefined }) {
  return (
    <div className={styles.cover} data-count={recipes?.length}>
      {recipes?.length === 0 && <BookMarked />}
      {recipes?.map((recipe) => (
        <Picture key={recipe.id} name={recipe.name} src={recipePicture(recipe, 'small-original')} />
      ))}
    </div>
  );
}

interface MovableCookbookProps {
  cookbook: Cookbook;
  isFirst: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Cover with a handle to move it, and a menu. */
export function MovableCookbook({ cookbook, isFirst, onEdit, onDelete }: MovableCookbookProps) {
  const { t } = useTranslation('cookbooks');
  const { row, handle, isDragging } = useSortableRow(cookbook.id);
  return (
    <li {...row} className={styles.card} data-dragging={isDragging || undefined}>
      <CookbookCard cookbook={cookbook} isFirst={isFirst}>
        <MoreMenu label={t('labelled', { label: t('action.more'), value: cookbook.name })} className={styles.menu}>
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('action.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {t('action.delete')}
          </MenuItem>
        </MoreMenu>
        <DragHandle className={styles.grip} label={t('move', { name: cookbook.name })} {...handle} />
      </CookbookCard>
    </li>
  );
}
