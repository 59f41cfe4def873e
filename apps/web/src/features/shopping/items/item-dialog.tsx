import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from '#ui/icons';
import { Split } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseQuantity, toAsciiDigits, unitInLanguage, writeQuantity } from '#ingredients';
import { listText, numberText } from '#locales';
import { Button, Dialog, SelectField, Stepper, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { ListMutations } from '../use-list-mutations.ts';
import { ItemKind } from './item-kind.tsx';
import { itemText, partText } from './item-text.ts';
import { isUnread } from '../list-state.ts';
import type { ShoppingItem, ShoppingList } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

interface ItemDialogProps {
  list: ShoppingList;
  item: ShoppingItem;
  changes: ListMutations;
  onRemove: (items: ShoppingItem[]) => void;
  onClose: () => void;
}

const maxQuantity = 1_000_000;

/** Step of the amount: halves for spoons, tens for grams. */
const stepOf = (quantity: number): number => (quantity >= 200 ? 50 : quantity >= 50 ? 10 : quantity < 2 ? 0.5 : 1);

export function ItemDialog(props: ItemDialogProps) {
  return isUnread(props.item) ? <UnparsedItem {...props} /> : <ParsedItem {...props} />;
}

/** Item that was typed offline; the server has not parsed its amount yet. */
function UnparsedItem({ item, changes, onRemove, onClose }: ItemDialogProps) {
  const { t } = useTranslation('shopping');
  const [text, setText] = useState(item.note);
  const close = () => {
    if (text.trim() && text.trim() !== item.note) changes.retype(item, text.trim());
    onClose();
  };
  return (
    <Dialog
      title={item.note}
      onClose={close}
      onSubmit={close}
      width={480}
      footer={<DialogActions item={item} onRemove={onRemove} onClose={onClose} />}
    >
      <TextField
        label={t('item.name')}
        value={text}
        maxLength={1000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function DialogActions({ item, onRemove, onClose }: Pick<ItemDialogProps, 'item' | 'onRemove' | 'onClose'>) {
  const { t } = useTranslation('shopping');
  const remove = () => {
    onClose();
    onRemove([item]);
  };
  return (
    <>
      <Button kind="dangerQuiet" icon={<Trash2 />} onClick={remove}>
        {t('item.remove')}
      </Button>
      <Button kind="primary" type="submit">
        {t('action.done')}
      </Button>
    </>
  );
}

/** Dialog for the details of an item. */
function ParsedItem({ list, item, changes, onRemove, onClose }: ItemDialogProps) {
  const { t, i18n } = useTranslation('shopping');
  const [note, setNote] = useState(item.note);
  const { quantity, unit } = item;
  const formatQuantity = (value: number) =>
    writeQuantity(value, { locale: i18n.language, isFraction: unit?.fraction !== false, standard: unit?.standard })
      .text;
  const setQuantity = (to: number) => changes.setQuantity(item.id, Math.min(Math.max(to, 0), maxQuantity));
  const step = stepOf(quantity);
  const shownUnit = unit && unitInLanguage(unit, i18n.language);
  const unitName = shownUnit ? shownUnit.abbreviation || shownUnit.name : '';
  const saveNote = () =>
    note.trim() !== item.note && (note.trim() || item.foodId) && changes.rename(item.id, note.trim());
  const close = () => {
    saveNote();
    onClose();
  };
  return (
    <Dialog
      title={itemText(item, i18n.language).text}
      onClose={close}
      onSubmit={close}
      width={480}
      footer={<DialogActions item={item} onRemove={onRemove} onClose={onClose} />}
    >
      <div className={styles.fields}>
        <div className={styles.amount}>
          <Stepper
            label={t('item.amount')}
            lessLabel={t('item.less')}
            moreLabel={t('item.more')}
            value={formatQuantity(quantity)}
            onLess={quantity > 0 ? () => setQuantity(quantity - stepOf(quantity - step / 10)) : undefined}
            onMore={() => setQuantity(quantity + step)}
            problem={t('validation.number', { ns: 'common' })}
            onType={(text) => {
              const typed = parseQuantity(toAsciiDigits(text));
              if (typed !== null) setQuantity(typed);
              return typed !== null;
            }}
          >
            {[quantity > 0 ? formatQuantity(quantity) : t('item.noAmount'), quantity > 0 ? unitName : '']
              .filter(Boolean)
              .join(' ')}
          </Stepper>
        </div>
        <TextField
          label={item.foodId ? t('item.note') : t('item.name')}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.currentTarget.value)}
          onBlur={saveNote}
        />
        {item.foodId && <Substitutes foodId={item.foodId} />}
        <ItemKind item={item} changes={changes} />
        {list.labelSettings.length > 0 && (
          <SelectField
            label={t('item.label')}
            value={item.labelId ?? ''}
            onChange={(id) =>
              changes.label(item.id, list.labelSettings.find(({ labelId }) => labelId === id)?.label ?? null)
            }
          >
            {/* an item without an aisle of its own belongs to that of its food */}
            {!item.food?.labelId && <option value="">{t('group.none')}</option>}
            {list.labelSettings.map(({ label }) => (
              <option key={label.id} value={label.id}>
                {label.name}
              </option>
            ))}
          </SelectField>
        )}
        <Parts item={item} onSplit={() => changes.split(item.id)} />
      </div>
    </Dialog>
  );
}

/** Each part with its amount and where it comes from; parts that were added up can be split again. */
function Parts({ item, onSplit }: { item: ShoppingItem; onSplit: () => void }) {
  const { t, i18n } = useTranslation('shopping');
  const number = (value: number) => numberText(value, i18n.language, { maximumFractionDigits: 2 });
  if (item.parts.length < 2 && !item.parts[0]?.recipeName) return null;
  const hasSeveralNames = new Set(item.parts.map(({ words }) => words?.food)).size > 1;
  return (
    <section className={styles.parts}>
      <h3>{t('parts.title')}</h3>
      <ul>
        {item.parts.map((part) => (
          <li key={part.id}>
            <b>
              {partText(item, part, i18n.language) || t('parts.some')}
              {part.written && ` (${part.written.display})`}
              {hasSeveralNames && part.words?.food && (
                <>
                  {' '}
                  <bdi>{part.words.food}</bdi>
                </>
              )}
            </b>
            <span>
              {part.recipeSlug && part.recipeName ? (
                <Link to="/recipe/$slug" params={{ slug: part.recipeSlug }}>
                  <Words>{part.recipeName}</Words>
                </Link>
              ) : (
                <bdi>{part.recipeName ?? t('parts.own')}</bdi>
              )}
              {part.recipeScale !== null && part.recipeScale !== 1 && <> × {number(part.recipeScale)}</>}
              {part.note && (
                <>
                  {' · '}
                  <Words>{part.note}</Words>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {item.parts.length > 1 && (
        <Button icon={<Split />} onClick={onSplit}>
          {t('parts.split')}
        </Button>
      )}
    </section>
  );
}

/** Substitutes for a food that the shop does not have. */
function Substitutes({ foodId }: { foodId: string }) {
  const { t, i18n } = useTranslation('shopping');
  const params = { path: { id: foodId } };
  const { data } = useQuery(useApi().queryOptions('get', '/foods/{id}', { params }));
  if (!data?.substitutes?.length) return null;
  const names = data.substitutes.map(({ name }) => name);
  const list = listText(names, i18n.language, { type: 'disjunction' });
  return <p>{t('item.instead', { names: list })}</p>;
}
