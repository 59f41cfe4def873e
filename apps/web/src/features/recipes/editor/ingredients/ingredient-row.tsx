import { CornerDownRight, CookingPot, ScanText, Trash2 } from '#ui/icons';
import { Heading, MoreVertical, Quote, Unlink } from '#ui/late-icons';
import { lazy, memo, Suspense, useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, Menu, MenuItem, SuggestInput, type Suggestion, toast } from '#ui';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';
import { SearchDialog } from '../../../../shared/recipes/search-dialog.tsx';
import { lineAnchor } from '../../review/low-confidence.ts';
import { ConfidenceHint } from '../../review/confidence-badge.tsx';
import {
  amountText,
  foodText,
  isEmptyLine,
  isUnread,
  type Line,
  unitText,
  withAmount,
  withFood,
  withNote,
  withUnit,
} from '../draft/draft.ts';
import styles from './ingredient-row.module.css';
import { findUnitByName, type UnitChoice } from './known-units.ts';
import { quantityProblem } from '../../../../shared/units-and-scaling/quantity-text.ts';
import { MoveItems } from '../move-items.tsx';
import { useSectionTitle } from '../section-title.tsx';
import { SortableRow } from '../sortable-list.tsx';
import { useUndoToast } from '../use-undo-toast.ts';

const LineFoods = lazy(() => import('../../foods/line-foods.tsx').then((module) => ({ default: module.LineFoods })));

export interface IngredientEvents {
  onChange: (index: number, changes: Partial<Line>) => void;
  onEnter: (index: number) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  onRestore: (index: number, line: Line) => void;
  onPaste: (index: number, text: string, rowIsEmpty: boolean) => void;
  /** Parses the line's text, or words that were typed into its amount. */
  onRead: (line: Line) => void;
}

interface IngredientRowProps {
  line: Line;
  index: number;
  isLast: boolean;
  /** One text instead of amount, unit, food and note. */
  plain: boolean;
  /** The line is being parsed. */
  reading: boolean;
  units: UnitChoice[];
  foods: Suggestion[];
  events: IngredientEvents;
  /** Imported text of a low-confidence line. */
  original?: string;
  /** The stored recipe, if the foods that its lines were linked to are shown. */
  foodsOf?: Recipe;
}

export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { t } = useTranslation('editor');
  const { line, index, plain, reading, events, original } = props;
  const hint = useId();
  const hintId = original === undefined ? undefined : hint;
  const isEmpty = isEmptyLine(line);
  const unread = useUnread(line, plain);
  const heading = useSectionTitle({ title: line.title, onChange: (title) => events.onChange(index, { title }) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.dataset.title) return;
    // React passes on the keys of a dialog that the line opened
    if (!event.currentTarget.contains(field)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      events.onEnter(index);
    } else if (event.key === 'Backspace' && isEmpty && index > 0) {
      event.preventDefault();
      events.onRemove(index);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    events.onPaste(index, text, isEmpty);
  };
  return (
    <SortableRow
      id={line.referenceId}
      label={t('ingredients.move', { value: index + 1 })}
      className={styles.ingredient}
      above={heading.element}
    >
      <div
        role="group"
        id={lineAnchor(line.referenceId)}
        aria-label={t('ingredients.line', { value: index + 1 })}
        className={styles.fields}
        aria-busy={reading}
        data-row={line.referenceId}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        {plain || unread ? <PlainField {...props} hintId={hintId} /> : <Fields {...props} hintId={hintId} />}
        {line.referencedRecipe && (
          <SubRecipe
            recipe={line.referencedRecipe}
            onRemove={() => events.onChange(index, { referencedRecipe: null })}
          />
        )}
        {props.foodsOf && foodText(line) && <Foods recipe={props.foodsOf} line={line} />}
        {original !== undefined && <ConfidenceHint id={hint} original={original} isUnread={isAsImported(line)} />}
      </div>
      {unread && (
        <IconButton label={t('ingredients.read')} disabled={reading} onClick={() => events.onRead(line)}>
          <ScanText />
        </IconButton>
      )}
      <RowMenu {...props} onTitle={heading.hasTitle ? undefined : heading.start} />
    </SortableRow>
  );
});

/** The foods of the stored line, while the draft has its words. */
function Foods({ recipe, line }: { recipe: Recipe; line: Line }) {
  const { t } = useTranslation('editor');
  const stored = recipe.recipeIngredient.find(({ referenceId }) => referenceId === line.referenceId);
  if (!stored || foodText(stored) !== foodText(line) || stored.note !== line.note)
    return <p>{t('ingredients.foodsAfterSave')}</p>;
  return (
    <div className={styles.foods}>
      <Suspense fallback={null}>
        <LineFoods recipe={recipe} line={stored} />
      </Suspense>
    </div>
  );
}

interface SubRecipeProps {
  recipe: NonNullable<Line['referencedRecipe']>;
  onRemove: () => void;
}

function SubRecipe({ recipe: { name }, onRemove }: SubRecipeProps) {
  const { t } = useTranslation('editor');
  return (
    <p className={styles.subRecipe}>
      <CornerDownRight size={16} />
      <bdi>{t('ingredients.isRecipe', { name })}</bdi>
      <Button size="small" kind="quiet" icon={<Unlink />} onClick={onRemove}>
        {t('ingredients.unlinkRecipe')}
      </Button>
    </p>
  );
}

const isAsImported = (line: Line) => isUnread(line) && line.note === line.originalText;

/** True for a line that is edited as one text until it is parsed. */
function useUnread(line: Line, plain: boolean): boolean {
  const isOneText = !plain && !amountText(line) && !unitText(line) && !foodText(line);
  const [startedAsText] = useState(isOneText && line.note !== '');
  return startedAsText && isOneText;
}

interface FieldsProps extends IngredientRowProps {
  /** Id of the hint of a low-confidence line. */
  hintId: string | undefined;
}

function PlainField({ line, index, events, hintId }: FieldsProps) {
  const { t } = useTranslation('editor');
  return (
    <input
      data-main
      dir="auto"
      className={styles.line}
      aria-describedby={hintId}
      aria-label={t('ingredients.line', { value: index + 1 })}
      placeholder={t('ingredients.linePlaceholder')}
      value={line.note}
      maxLength={5000}
      onChange={(event) => events.onChange(index, { note: event.currentTarget.value })}
    />
  );
}

function Fields({ line, index, reading, units, foods, events, hintId }: FieldsProps) {
  const { t, i18n } = useTranslation('editor');
  const label = (name: string) => `${name} ${index + 1}`;
  const [isTyping, setTyping] = useState(false);
  const amount = amountText(line, i18n.language);
  const [isTypingUnit, setTypingUnit] = useState(false);
  const newUnit = line.unit === null && !isTypingUnit ? unitText(line).trim() : '';
  const [typedUnit, setTypedUnit] = useState('');
  // the group's units may load after the text was typed
  const lateUnit = line.unit === null && typedUnit === unitText(line) ? findUnitByName(typedUnit, units) : null;
  useEffect(() => {
    if (lateUnit) events.onChange(index, withUnit(line, typedUnit, lateUnit));
  }, [events, index, lateUnit, line, typedUnit]);
  const problem = isTyping || reading ? undefined : quantityProblem(amount);
  const problemId = useId();
  return (
    <>
      <input
        data-main
        className={styles.quantity}
        dir="auto"
        aria-label={label(t('ingredients.quantity'))}
        aria-invalid={problem && true}
        aria-describedby={problem ? problemId : hintId}
        placeholder={t('ingredients.quantity')}
        value={amount}
        onChange={(event) => {
          setTyping(true);
          events.onChange(index, withAmount(line, event.currentTarget.value));
        }}
        onBlur={() => {
          setTyping(false);
          if (quantityProblem(amount) === 'notAnAmount') events.onRead(line);
        }}
      />
      <SuggestInput
        className={styles.unit}
        label={label(t('ingredients.unit'))}
        placeholder={t('ingredients.unit')}
        value={unitText(line)}
        options={units}
        onChange={(name) => {
          setTypingUnit(true);
          setTypedUnit(name);
          events.onChange(index, withUnit(line, name, findUnitByName(name, units)));
        }}
        onLeave={() => setTypingUnit(false)}
      />
      <SuggestInput
        className={styles.food}
        label={label(t('ingredients.food'))}
        placeholder={t('ingredients.food')}
        value={foodText(line)}
        options={foods}
        onChange={(name) => events.onChange(index, withFood(line, name))}
      />
      <input
        className={styles.note}
        dir="auto"
        aria-label={label(t('ingredients.note'))}
        placeholder={t('ingredients.note')}
        value={line.note}
        maxLength={5000}
        onChange={(event) => events.onChange(index, withNote(line, event.currentTarget.value))}
      />
      {newUnit && (
        <p>
          {t('ingredients.unknownUnit', { name: newUnit })}{' '}
          <Button size="small" kind="quiet" onClick={() => events.onChange(index, { unit: { name: newUnit } })}>
            {t('ingredients.addUnit', { name: newUnit })}
          </Button>
        </p>
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {t(`ingredients.${problem}`)}
        </p>
      )}
    </>
  );
}

function RowMenu({ line, index, isLast, events, onTitle }: IngredientRowProps & { onTitle: (() => void) | undefined }) {
  const offerUndo = useUndoToast();
  const remove = () => {
    events.onRemove(index);
    if (!isEmptyLine(line)) offerUndo(() => events.onRestore(index, line));
  };
  const { t } = useTranslation('editor');
  const label = t('labelled', { label: t('action.more'), value: t('ingredients.line', { value: index + 1 }) });
  const { originalText } = line;
  const [isChoosing, setChoosing] = useState(false);
  const choose = ({ id, name }: { id: string; name: string }) => {
    const isEmpty = isEmptyLine(line);
    events.onChange(index, { referencedRecipe: { id, name }, ...(isEmpty && withFood(line, name)) });
    setChoosing(false);
  };
  return (
    <>
      {isChoosing && (
        <SearchDialog title={t('ingredients.chooseRecipe')} onSelect={choose} onClose={() => setChoosing(false)} />
      )}
      <Menu
        label={label}
        button={(props) => (
          <IconButton label={label} {...props}>
            <MoreVertical />
          </IconButton>
        )}
      >
        {onTitle && (
          <MenuItem icon={<Heading />} onSelect={onTitle}>
            {t('section.add')}
          </MenuItem>
        )}
        {originalText && (
          <MenuItem icon={<Quote />} onSelect={() => toast({ kind: 'info', text: originalText })}>
            {t('ingredients.original')}
          </MenuItem>
        )}
        <MenuItem icon={<CookingPot />} onSelect={() => setChoosing(true)}>
          {t('ingredients.linkRecipe')}
        </MenuItem>
        <MoveItems index={index} isLast={isLast} onMove={events.onMove} />
        <MenuItem icon={<Trash2 />} danger onSelect={remove}>
          {t('action.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
