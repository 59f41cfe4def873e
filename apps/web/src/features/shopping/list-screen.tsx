import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCcw, ShoppingBasket, Trash2 } from '#ui/icons';
import { ArrowLeft, Store as StoreIcon } from '#ui/late-icons';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, Button, EmptyState, lazyOnIdle, toast } from '#ui';
// imported statically, because it could not be fetched offline
import { storedSetting } from '../../shared/browser/stored-setting.ts';
import { useOpenRow } from '../../shared/lists/use-open-row.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { AddLine } from './items/add-line.tsx';
import { type ListMutations, useListMutations } from './use-list-mutations.ts';
import { groupName, isNamed } from './lists/group-name.ts';
import { ROW_REM, useFirstRows } from './lists/first-rows.ts';
import { type ItemGroup, type View, views } from './lists/groups.ts';
import { ListActions, type HeadDialog, type Mode } from './list-actions.tsx';
import { UndoBar, useTicks } from './ticks.tsx';
import { useListText } from './use-list-text.ts';
import { useMode } from './use-mode.ts';
import { ItemRows } from './items/item-row.tsx';
import { TwoMeasures } from './items/two-measures.tsx';
import { itemText } from './items/item-text.ts';
import { ListSheet } from './lists/list-sheet.tsx';
import { ListRecipes } from './lists/list-recipes.tsx';
import { RenameDialog } from './lists/lists-screen.tsx';
import { pastedLines } from './items/pasted-lines.ts';
import { listQuery, type ShoppingItem, type ShoppingList } from './shopping-queries.ts';
import { StoreNotice } from './stores/store-notice.tsx';
import { onRowKey } from './row-keys.ts';
import styles from './shopping.module.css';
import { useItemGroups, useShownList } from './items/use-items.ts';
import { Words } from '../../shared/i18n/words.tsx';

const ItemDialog = lazyOnIdle(() => import('./items/item-dialog.tsx').then((module) => module.ItemDialog));
const Reorder = lazyOnIdle(() => import('./lists/reorder.tsx').then((module) => module.Reorder));
const ShopMode = lazyOnIdle(() => import('./shop-mode.tsx').then((module) => module.ShopMode));
const StoreDialog = lazyOnIdle(() => import('./stores/store-dialog.tsx').then((module) => module.StoreDialog));

const isView = (value: unknown): value is View => views.some((view) => view === value);
const viewSetting = storedSetting<View>('shopping-view', 'label', (stored) => (isView(stored) ? stored : 'label'));

export function ListScreen({ id }: { id: string }) {
  return <ShownList key={id} id={id} />;
}

/** Keeps the state of sending and of the last checked item apart from the list, which does not rerender for it. */
function ShownList({ id }: { id: string }) {
  const list = useShownList(id);
  const changes = useListMutations(id);
  const { mode, setMode } = useMode();
  const { ticked, tick } = useTicks(changes);
  return (
    <>
      <List list={list} changes={changes} mode={mode} onMode={setMode} onTick={tick} />
      {ticked && mode !== 'shop' && <UndoBar item={ticked} onUndo={() => tick({ ...ticked, checked: true })} />}
    </>
  );
}

/** Keeps its children as they were while a layer covers them, and rerenders them when it is removed. */
const Covered = memo(
  function Covered({ children }: { isCovered: boolean; children: ReactNode }) {
    return children;
  },
  (_, { isCovered }) => isCovered,
);

interface ListProps {
  list: ShoppingList;
  changes: ListMutations;
  mode: Mode | undefined;
  onMode: (mode: Mode | undefined) => void;
  onTick: (item: ShoppingItem) => void;
}

const List = memo(function List({ list, changes, mode, onMode, onTick }: ListProps) {
  const { t } = useTranslation('shopping');
  const view = viewSetting.use();
  const { id, listItems, labelSettings } = list;
  const { stores, store, groups, done, open } = useItemGroups(list, view);
  const { shown, missing } = useFirstRows(groups);
  const [openId, setOpenId] = useState<string>();
  const [dialog, setDialog] = useState<HeadDialog>();
  const item = useOpenRow(listItems, openId);
  const onOpen = useCallback((one: ShoppingItem) => setOpenId(one.id), []);
  const remove = useRemoval(changes);
  const empty = useEmptying(id, remove);
  const textOf = useListText(groups);
  const add = useAdding(changes, labelSettings, groups);
  const openStore = useCallback(() => setDialog('store'), []);
  const leaveShop = useCallback(() => onMode(undefined), [onMode]);
  return (
    <div className={styles.list} data-list>
      <div className={styles.column}>
        <header className={styles.head}>
          <Back />
          <Title name={list.name} open={open} />
          <ListActions
            name={list.name}
            textOf={textOf}
            isEmpty={listItems.length === 0}
            mode={mode}
            onMode={onMode}
            onDialog={setDialog}
            onEmpty={empty}
          />
        </header>
        {store && <StoreNotice store={store} labels={labelSettings} />}
        <TwoMeasures items={listItems} changes={changes} />
        <AddLine onAdd={add.line} onPaste={add.lines} />
        <div className={styles.bar}>
          {listItems.length > 0 && <ViewSwitch view={view} />}
          <StoreButton name={store?.name} onOpen={openStore} />
        </div>
        {listItems.length === 0 && (
          <EmptyState icon={<ShoppingBasket />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        )}
        {listItems.length > 0 && open === 0 && <p className={styles.allDone}>{t('shop.all')}</p>}
        <Covered isCovered={mode === 'shop'}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows in it */}
          <div data-items data-view={view} onKeyDown={onRowKey}>
            {mode === 'reorder' ? (
              <Reorder groups={groups} onMove={changes.move} />
            ) : (
              shown.map((group) => (
                <section key={group.key} className={styles.group} aria-label={groupName(group, t)}>
                  {isNamed(group, groups) && (
                    <h2>
                      {group.label && <span className={styles.dot} style={{ backgroundColor: group.label.color }} />}
                      <bdi>{groupName(group, t)}</bdi>
                    </h2>
                  )}
                  <ItemRows items={group.items} onTick={onTick} onOpen={onOpen} />
                </section>
              ))
            )}
            {missing > 0 && <div aria-hidden style={{ blockSize: `${missing * ROW_REM}rem` }} />}
            {done.length > 0 && (
              <details className={styles.done}>
                <summary>{t('done.title', { count: done.length })}</summary>
                <div className={styles.doneActions}>
                  <Button icon={<RotateCcw />} onClick={() => changes.untickAll(done)}>
                    {t('done.untick')}
                  </Button>
                  <Button icon={<Trash2 />} onClick={() => remove(done)}>
                    {t('done.clear')}
                  </Button>
                </div>
                <ItemRows items={done} onTick={onTick} onOpen={onOpen} />
              </details>
            )}
          </div>
        </Covered>
      </div>
      <ListSheet name={list.name} groups={groups} />
      <ListRecipes listId={id} recipes={list.recipeReferences} />
      {item && (
        <ItemDialog list={list} item={item} changes={changes} onRemove={remove} onClose={() => setOpenId(undefined)} />
      )}
      {mode === 'shop' && <ShopMode id={id} view={view} changes={changes} onAdd={add} onClose={leaveShop} />}
      {dialog === 'rename' && <RenameDialog list={list} onClose={() => setDialog(undefined)} />}
      {dialog === 'store' && <StoreDialog list={list} stores={stores} onClose={() => setDialog(undefined)} />}
    </div>
  );
});

/** Adds typed and pasted items. */
function useAdding(changes: ListMutations, labelSettings: ShoppingList['labelSettings'], groups: readonly ItemGroup[]) {
  const { t } = useTranslation('shopping');
  const sayNext = useSpokenAddition(groups);
  return useMemo(() => {
    const aisles = { labels: labelSettings.map(({ label }) => label), none: t('group.none') };
    return {
      line: (text: string) => {
        changes.add([{ text }]);
        sayNext();
      },
      lines: (text: string) => changes.add(pastedLines(text, aisles)),
    };
  }, [changes, labelSettings, sayNext, t]);
}

/** Says where an added item stands as soon as it is in the list. @returns a function to call with each addition */
function useSpokenAddition(groups: readonly ItemGroup[]) {
  const { t, i18n } = useTranslation('shopping');
  const isAwaited = useRef(false);
  const before = useRef(groups);
  useEffect(() => {
    const known = new Set(before.current.flatMap(({ items }) => items.map(({ id }) => id)));
    before.current = groups;
    for (const group of isAwaited.current ? groups : [])
      for (const item of group.items.filter(({ id }) => !known.has(id))) {
        isAwaited.current = false;
        const name = itemText(item, i18n.language).text;
        announce(
          isNamed(group, groups) ? t('add.saidIn', { name, group: groupName(group, t) }) : t('add.said', { name }),
        );
      }
  }, [groups, t, i18n]);
  return useCallback(() => void (isAwaited.current = true), []);
}

function useRemoval(changes: ListMutations) {
  const { t, i18n } = useTranslation('shopping');
  return useCallback(
    (items: ShoppingItem[]) => {
      changes.remove(items);
      const [first, second] = items;
      const text =
        first && !second
          ? t('removed.one', { name: itemText(first, i18n.language).text })
          : t('removed.several', { count: items.length });
      toast({
        kind: 'success',
        text,
        action: { label: t('action.undo'), isUndo: true, run: () => changes.restore(items) },
      });
    },
    [changes, t, i18n],
  );
}

/** Removes checked or all items, with an undo. */
function useEmptying(id: string, remove: (items: ShoppingItem[]) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useCallback(
    () => remove(client.getQueryData<ShoppingList>(listQuery(api, id).queryKey)?.listItems ?? []),
    [api, client, id, remove],
  );
}

const ViewSwitch = memo(function ViewSwitch({ view }: { view: View }) {
  const { t } = useTranslation('shopping');
  return (
    <div className={styles.views} role="group" aria-label={t('view.title')}>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => viewSetting.change(one)}>
          {t(`view.${one}`)}
        </button>
      ))}
    </div>
  );
});

const StoreButton = memo(function StoreButton({ name, onOpen }: { name: string | undefined; onOpen: () => void }) {
  const { t } = useTranslation('shopping');
  return (
    <Button kind="quiet" className={styles.store} icon={<StoreIcon />} aria-haspopup="dialog" onClick={onOpen}>
      <bdi>{name ?? t('stores.choose')}</bdi>
    </Button>
  );
});

const Back = memo(function Back() {
  const { t } = useTranslation('shopping');
  return (
    <Link to="/shopping-lists" activeOptions={{ exact: true }} className={styles.back} aria-label={t('lists.title')}>
      <ArrowLeft className="flips" aria-hidden />
    </Link>
  );
});

function Title({ name, open }: { name: string; open: number }) {
  const { t } = useTranslation('shopping');
  return (
    <div className={styles.title}>
      <h1>
        <Words>{name}</Words>
      </h1>
      <p>{t('open', { count: open })}</p>
    </div>
  );
}
