import { ArrowDown, ArrowUp, Sprout } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import { optimistic } from '../../../shared/api/optimistic.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { DragHandle } from '../../../shared/lists/drag-handle.tsx';
import { Sortable, useSortableRow } from '../../../shared/lists/sortable.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { labelOrder } from '../lists/groups.ts';
import { type Label, listQuery, type ShoppingList, type Store } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { NewName } from './new-name.tsx';
import { Words } from '../../../shared/i18n/words.tsx';

interface AislesProps {
  list: ShoppingList;
  store: Store | undefined;
}

/** Aisles in the order of the store, or of the list if no store is chosen. */
export function Aisles({ list, store }: AislesProps) {
  const { t } = useTranslation('shopping');
  const { canOrganize } = useUser();
  const create = useApi().useMutation('post', '/groups/labels');
  const save = useSavedOrder({ list, store });
  const labels = labelOrder(list, store).flatMap(
    (id) => list.labelSettings.find(({ labelId }) => labelId === id)?.label ?? [],
  );
  const ids = labels.map(({ id }) => id);
  const move = (from: number, to: number) =>
    save(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <section className={styles.aisles}>
      <h3>{store ? t('stores.aislesOf', { name: store.name }) : t('stores.aisles')}</h3>
      {labels.length === 0 && <NoAisles />}
      <Sortable ids={ids} catalogue="shopping" onMove={(id, over) => move(ids.indexOf(id), ids.indexOf(over))}>
        <ol>
          {labels.map((label, index) => (
            <Aisle
              key={label.id}
              label={label}
              isFirst={index === 0}
              isLast={index === labels.length - 1}
              onMove={(by) => move(index, index + by)}
            />
          ))}
        </ol>
      </Sortable>
      {canOrganize && (
        <NewName
          label={t('stores.newAisle')}
          isBusy={create.isPending}
          onName={(name) => create.mutate({ body: { name } })}
        />
      )}
    </section>
  );
}

/** Offers the aisles that a group may start with. */
function NoAisles() {
  const { t, i18n } = useTranslation('shopping');
  const { canManage } = useUser();
  const seed = useApi().useMutation('post', '/groups/seeders/labels', { meta: { refreshes: ['/groups/labels'] } });
  return (
    <div className={styles.noAisles}>
      <p>{t('stores.noAisles')}</p>
      {canManage && (
        <Button
          icon={<Sprout />}
          busy={seed.isPending}
          onClick={() => seed.mutate({ body: { locale: i18n.language } })}
        >
          {t('stores.addCommon')}
        </Button>
      )}
    </div>
  );
}

interface AisleProps {
  label: Label;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Row that is dragged by its handle, or moved by its buttons. */
function Aisle({ label, isFirst, isLast, onMove }: AisleProps) {
  const { t } = useTranslation('shopping');
  const { row, handle, isDragging } = useSortableRow(label.id);
  return (
    <li {...row} data-dragging={isDragging || undefined}>
      <DragHandle className={styles.grip} label={t('drag.handle', { name: label.name })} {...handle} />
      <span className={styles.dot} style={{ backgroundColor: label.color }} />
      <Words>{label.name}</Words>
      <IconButton label={t('stores.up', { name: label.name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t('stores.down', { name: label.name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
    </li>
  );
}

/** Saves the order of the labels; it is shown at once. */
function useSavedOrder({ list, store }: AislesProps): (labelIds: string[]) => void {
  const api = useApi();
  const stores = api.queryOptions('get', '/groups/shopping/stores', { params: { query: { perPage: -1 } } });
  const ofStore = api.useMutation('patch', '/groups/shopping/stores/{id}', {
    ...optimistic(stores, (page, { params, body }: OrderOfStore) => ({
      ...page,
      items: page.items.map((one) => (one.id === params.path.id ? { ...one, ...body } : one)),
    })),
  });
  const ofList = api.useMutation('put', '/groups/shopping/lists/{id}/label-settings', {
    ...optimistic(listQuery(api, list.id), (shown, { body }: { body: { labelId: string }[] }) => ({
      ...shown,
      labelSettings: body.flatMap(({ labelId }) => shown.labelSettings.find((one) => one.labelId === labelId) ?? []),
    })),
  });
  return (labelIds) =>
    store
      ? ofStore.mutate({ params: { path: { id: store.id } }, body: { labelOrder: labelIds } })
      : ofList.mutate({
          params: { path: { id: list.id } },
          body: labelIds.map((labelId, position) => ({ labelId, position })),
        });
}

interface OrderOfStore {
  params: { path: { id: string } };
  body: { labelOrder: string[] };
}
