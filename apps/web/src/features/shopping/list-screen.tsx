import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  ArrowUpDown,
  ClipboardCopy,
  FileText,
  Pencil,
  RotateCcw,
  ShoppingBasket,
  ShoppingCart,
  Store as StoreIcon,
  Trash2,
} from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, lazyOnIdle, MenuItem, MenuSeparator, MoreMenu, toast } from '#ui';
// without a network it could not be fetched when the first change is made
import '../../app/outbox/changes-notice.tsx';
import { storedSetting } from '../../app/stored-setting.ts';
import { useApi } from '../../app/use-api.ts';
import { useCopy } from '../../app/use-copy.ts';
import { AddLine } from './add-line.tsx';
import { useListChanges } from './changes.ts';
import { groupName } from './group-name.ts';
import { doneOf, groupsOf, labelOrder, type View, views } from './groups.ts';
import { ItemRows } from './item-row.tsx';
import { itemText } from './item-text.ts';
import { ListRecipes } from './list-recipes.tsx';
import { RenameDialog } from './lists-screen.tsx';
import { listQuery, type ShoppingItem } from './shopping-queries.ts';
import { StoreNotice } from './store-notice.tsx';
import styles from './shopping.module.css';
import { useStore } from './use-store.ts';

const ItemDialog = lazyOnIdle(() => import('./item-dialog.tsx').then((module) => module.ItemDialog));
const Reorder = lazyOnIdle(() => import('./reorder.tsx').then((module) => module.Reorder));
const ShopMode = lazyOnIdle(() => import('./shop-mode.tsx').then((module) => module.ShopMode));

const isView = (value: unknown): value is View => views.includes(value as View);
const viewSetting = storedSetting<View>('shopping-view', 'label', (stored) => (isView(stored) ? stored : 'label'));

/** How long a tick that was made by accident can be taken back where it was made, in milliseconds. */
const undoTime = 6000;

export function ListScreen({ id }: { id: string }) {
  const { t } = useTranslation('shopping');
  const { data: list } = useSuspenseQuery(listQuery(useApi(), id));
  const changes = useListChanges(id);
  const view = viewSetting.use();
  const { stores, store } = useStore(list.storeId);
  const [openId, setOpenId] = useState<string>();
  const [mode, setMode] = useState<'shop' | 'reorder'>();
  const { ticked, tick } = useTicks(changes);
  const order = useMemo(() => labelOrder(list, store), [list, store]);
  const groups = useMemo(() => groupsOf(list.listItems, view, order), [list.listItems, view, order]);
  const done = useMemo(() => doneOf(list.listItems), [list.listItems]);
  const open = list.listItems.length - done.length;
  const item = list.listItems.find((one) => one.id === openId);
  const onOpen = useCallback((one: ShoppingItem) => setOpenId(one.id), []);
  const remove = useRemoval(changes);
  return (
    <div className={styles.list}>
      <Head
        list={list}
        open={open}
        stores={stores}
        mode={mode}
        onMode={setMode}
        onEmpty={() => remove(list.listItems)}
      />
      {store && <StoreNotice store={store} labels={list.labelSettings.map(({ label }) => label)} />}
      <AddLine onAdd={changes.add} />
      {list.listItems.length > 0 && <ViewSwitch view={view} />}
      {list.listItems.length === 0 && (
        <EmptyState icon={<ShoppingBasket />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {list.listItems.length > 0 && open === 0 && <p className={styles.allDone}>{t('shop.all')}</p>}
      {mode === 'reorder' ? (
        <Reorder groups={groups} onMove={changes.move} />
      ) : (
        groups.map((group) => (
          <section key={group.key} className={styles.group} aria-label={groupName(group, t)}>
            {(groups.length > 1 || group.label || group.recipe) && (
              <h2>
                {group.label && <span className={styles.dot} style={{ backgroundColor: group.label.color }} />}
                <bdi>{groupName(group, t)}</bdi>
              </h2>
            )}
            <ItemRows items={group.items} onTick={tick} onOpen={onOpen} />
          </section>
        ))
      )}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t('done.title', { count: done.length })}</summary>
          <div className={styles.doneActions}>
            <Button icon={<RotateCcw aria-hidden />} onClick={() => changes.untickAll(done)}>
              {t('done.untick')}
            </Button>
            <Button icon={<Trash2 aria-hidden />} onClick={() => remove(done)}>
              {t('done.clear')}
            </Button>
          </div>
          <ItemRows items={done} onTick={tick} onOpen={onOpen} />
        </details>
      )}
      <ListRecipes list={list} />
      {ticked && mode !== 'shop' && <UndoBar item={ticked} onUndo={() => tick({ ...ticked, checked: true })} />}
      {item && (
        <ItemDialog list={list} item={item} changes={changes} onRemove={remove} onClose={() => setOpenId(undefined)} />
      )}
      {mode === 'shop' && (
        <ShopMode name={list.name} groups={groups} done={done} onTick={tick} onClose={() => setMode(undefined)} />
      )}
    </div>
  );
}

type Changes = ReturnType<typeof useListChanges>;

/** Ticks and unticks; what was ticked last can be taken back for a while. */
function useTicks(changes: Changes) {
  const [ticked, setTicked] = useState<ShoppingItem>();
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  useEffect(() => {
    if (!ticked) return;
    const timer = setTimeout(() => setTicked(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [ticked]);
  // the same function for all renderings, so that a tick draws one row and not five hundred
  const tick = useCallback((item: ShoppingItem) => {
    if (item.checked) latest.current.untick(item.id);
    else latest.current.tick(item.id);
    setTicked(item.checked ? undefined : item);
  }, []);
  return { ticked, tick };
}

function useRemoval(changes: Changes) {
  const { t, i18n } = useTranslation('shopping');
  const { t: common } = useTranslation();
  return (items: ShoppingItem[]) => {
    changes.remove(items);
    const [first] = items;
    const text =
      items.length === 1
        ? t('removed.one', { name: itemText(first!, i18n.language).text })
        : t('removed.several', { count: items.length });
    toast({ kind: 'success', text, action: { label: common('action.undo'), run: () => changes.restore(items) } });
  };
}

function UndoBar({ item, onUndo }: { item: ShoppingItem; onUndo: () => void }) {
  const { t, i18n } = useTranslation('shopping');
  const { t: common } = useTranslation();
  return (
    <div className={styles.undo} role="status">
      <span>{t('ticked', { name: itemText(item, i18n.language).text })}</span>
      <button type="button" onClick={onUndo}>
        {common('action.undo')}
      </button>
    </div>
  );
}

function ViewSwitch({ view }: { view: View }) {
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
}

interface HeadProps {
  list: ReturnType<typeof useStoreList>;
  open: number;
  stores: ReturnType<typeof useStore>['stores'];
  mode: 'shop' | 'reorder' | undefined;
  onMode: (mode: 'shop' | 'reorder' | undefined) => void;
  onEmpty: () => void;
}
const useStoreList = (id: string) => useSuspenseQuery(listQuery(useApi(), id)).data;

function Head({ list, open, stores, mode, onMode, onEmpty }: HeadProps) {
  const { t } = useTranslation('shopping');
  const { t: common } = useTranslation();
  const copy = useCopy();
  const { client } = useApi();
  const [dialog, setDialog] = useState<'rename' | 'store'>();
  const share = async (format: 'plain' | 'markdown') => {
    const params = { path: { id: list.id }, query: { format } };
    const { data } = await client.GET('/groups/shopping/lists/{id}/text', { params });
    if (data) await copy(data.text, t('copied'));
  };
  return (
    <header className={styles.head}>
      <Link to="/shopping-lists" className={styles.back} aria-label={t('lists.title')}>
        <ArrowLeft className="flips" aria-hidden />
      </Link>
      <div className={styles.title}>
        <h1>
          <bdi>{list.name}</bdi>
        </h1>
        <p>{t('open', { count: open })}</p>
      </div>
      {mode === 'reorder' ? (
        <Button kind="primary" onClick={() => onMode(undefined)}>
          {common('action.done')}
        </Button>
      ) : (
        <Button
          kind="primary"
          className={styles.start}
          icon={<ShoppingCart aria-hidden />}
          onClick={() => onMode('shop')}
        >
          <span>{t('shop.start')}</span>
        </Button>
      )}
      <MoreMenu label={common('action.more')}>
        <MenuItem icon={<ArrowUpDown />} onSelect={() => onMode('reorder')}>
          {t('reorder')}
        </MenuItem>
        <MenuItem icon={<StoreIcon />} onSelect={() => setDialog('store')}>
          {t('stores.choose')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<ClipboardCopy />} onSelect={() => void share('plain')}>
          {t('copyText')}
        </MenuItem>
        <MenuItem icon={<FileText />} onSelect={() => void share('markdown')}>
          {t('copyMarkdown')}
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => setDialog('rename')}>
          {common('action.rename')}
        </MenuItem>
        {list.listItems.length > 0 && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onSelect={onEmpty}>
              {t('emptyList')}
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {dialog === 'rename' && <RenameDialog list={list} onClose={() => setDialog(undefined)} />}
      {dialog === 'store' && <StoreDialog list={list} stores={stores} onClose={() => setDialog(undefined)} />}
    </header>
  );
}

const StoreDialog = lazyOnIdle(() => import('./store-dialog.tsx').then((module) => module.StoreDialog));
