import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Copy, Pencil, Shuffle, Trash2, ShoppingBasket } from '#ui/icons';
import { ArrowRightLeft, Refrigerator } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSeparator, MoreMenu, Picture, toast } from '#ui';
import { recipePicture } from '../../../shared/widgets/media.ts';
import { DragHandle } from '../../../shared/lists/drag-handle.tsx';
import { useDates } from '../../../shared/i18n/use-dates.ts';
import type { MealFit } from '../eaters.ts';
import type { PlanMutations } from '../use-plan-mutations.ts';
import { nameOf, slotId, recipesToBuy, type Entry } from '../meals.ts';
import { FitOfMeal } from './meal-fit.tsx';
import { PlannedLink } from '../planned-link.tsx';
import styles from '../planner.module.css';
import type { PlanDialog } from '../dialogs/plan-dialog.ts';

interface EntryMenuProps {
  entry: Entry;
  changes: PlanMutations;
  onDialog: (dialog: PlanDialog) => void;
}

interface EntryCardProps extends EntryMenuProps {
  fit: MealFit | undefined;
}

export function EntryCard({ entry, fit, changes, onDialog }: EntryCardProps) {
  const { t } = useTranslation('planner');
  const name = nameOf(entry);
  const {
    attributes,
    listeners,
    isDragging,
    setNodeRef: setDragged,
    setActivatorNodeRef,
  } = useDraggable({ id: entry.uuid, data: { slot: slotId(entry) } });
  const { isOver, setNodeRef: setTarget } = useDroppable({ id: entry.uuid });
  return (
    <li
      ref={(element) => {
        setDragged(element);
        setTarget(element);
      }}
      className={styles.entry}
      data-dragged={isDragging}
      data-over={isOver && !isDragging}
    >
      <DragHandle
        className={styles.grip}
        label={t('drag.handle', { name })}
        id={`move-${entry.uuid}`}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
      />
      <EntryBody entry={entry} fit={fit} />
      <EntryMenu entry={entry} name={name} changes={changes} onDialog={onDialog} />
    </li>
  );
}

/** Recipe or note of an entry. */
export function EntryBody({ entry, fit }: { entry: Entry; fit?: MealFit }) {
  const { t } = useTranslation('planner');
  const dates = useDates();
  const { recipe, servings, leftoversOf, title, text } = entry;
  const words = [
    leftoversOf && t('leftovers.of', { day: dates.format(leftoversOf, 'weekday') }),
    servings !== null && t('servings', { count: servings }),
  ].filter(Boolean);
  return (
    <div className={styles.body}>
      {recipe && (
        <span className={styles.picture}>
          <Picture name={recipe.name} src={recipePicture(recipe, 'tiny-original')} />
        </span>
      )}
      <span className={styles.words}>
        {recipe ? (
          <PlannedLink recipe={recipe} servings={servings} />
        ) : (
          <b>
            <bdi>{title}</bdi>
          </b>
        )}
        {words.length > 0 && <small>{words.join(' · ')}</small>}
        {fit && <FitOfMeal fit={fit} />}
        {recipe && title && (
          <small>
            <bdi>{title}</bdi>
          </small>
        )}
        {text && (
          <small className={styles.note}>
            <bdi>{text}</bdi>
          </small>
        )}
      </span>
    </div>
  );
}

function EntryMenu({ entry, name, changes, onDialog }: EntryMenuProps & { name: string }) {
  const { t } = useTranslation('planner');
  const label = t('labelled', { label: t('action.more'), value: name });
  const remove = () => {
    changes.remove([entry.uuid]);
    const run = () => changes.restore([entry]);
    toast({ kind: 'success', text: t('removed', { name }), action: { label: t('action.undo'), isUndo: true, run } });
  };
  return (
    <MoreMenu label={label} id={`more-${entry.uuid}`} className={styles.menu}>
      <MenuItem icon={<Pencil />} onSelect={() => onDialog({ what: 'edit', entry })}>
        {t('action.edit')}
      </MenuItem>
      {recipesToBuy([entry]).length > 0 && (
        <MenuItem icon={<ShoppingBasket />} onSelect={() => onDialog({ what: 'shop', entries: [entry] })}>
          {t('shop.entry')}
        </MenuItem>
      )}
      <MenuItem icon={<Shuffle />} onSelect={() => onDialog({ what: 'add', slot: entry, replaces: entry })}>
        {t('replace.action')}
      </MenuItem>
      <MenuItem icon={<ArrowRightLeft />} onSelect={() => onDialog({ what: 'move', entry })}>
        {t('move.action')}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => onDialog({ what: 'copy', entry })}>
        {t('copy.action')}
      </MenuItem>
      <MenuItem icon={<Refrigerator />} onSelect={() => onDialog({ what: 'leftovers', entry })}>
        {t('leftovers.action')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={remove}>
        {t('remove')}
      </MenuItem>
    </MoreMenu>
  );
}
