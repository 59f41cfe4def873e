import { ArrowDownWideNarrow, ArrowUpNarrowWide, History } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState } from '#ui';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { TimelineList, TimelineSkeleton } from './timeline-list.tsx';
import { timelineOrder } from './timeline-query.ts';
import styles from './timeline.module.css';

interface TimelineDialogProps {
  recipe: Pick<Recipe, 'id' | 'name'>;
  onClose: () => void;
}

/** Timeline of one recipe. */
export function TimelineDialog({ recipe, onClose }: TimelineDialogProps) {
  const { t, ready } = useTranslation('timeline');
  const direction = timelineOrder.use();
  const Icon = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  if (!ready) return null;
  return (
    <Dialog title={t('titleOf', { name: recipe.name })} width={640} onClose={onClose}>
      <div className={styles.dialogHead}>
        <Button
          kind="quiet"
          size="small"
          icon={<Icon />}
          onClick={() => timelineOrder.change(direction === 'asc' ? 'desc' : 'asc')}
        >
          {t(direction === 'asc' ? 'order.oldest' : 'order.newest')}
        </Button>
      </div>
      <ScreenPart resetKey={direction} pending={<TimelineSkeleton rows={3} />}>
        <TimelineList
          recipeId={recipe.id}
          direction={direction}
          empty={<EmptyState icon={<History />} title={t('empty.recipe')} as="h3" />}
        />
      </ScreenPart>
    </Dialog>
  );
}
