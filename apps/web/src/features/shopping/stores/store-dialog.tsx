import { ArrowDown, ArrowUp, Plus } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, IconButton, RadioGroup, TextField } from '#ui';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useListSettings } from '../use-list-mutations.ts';
import { labelOrder } from '../lists/groups.ts';
import { type ShoppingList, type Store } from '../shopping-queries.ts';
import styles from '../shopping.module.css';

interface StoreDialogProps {
  list: ShoppingList;
  stores: Store[];
  onClose: () => void;
}

const none = 'none';

/** Dialog for the store of a list and the order of its aisles. */
export function StoreDialog({ list, stores, onClose }: StoreDialogProps) {
  const { t } = useTranslation('shopping');
  const { change } = useListSettings(list.id);
  const store = stores.find(({ id }) => id === list.storeId);
  const choose = (storeId: string) => change({ storeId: storeId === none ? null : storeId });
  const create = useApi().useMutation('post', '/groups/shopping/stores', { onSuccess: ({ id }) => choose(id) });
  return (
    <Dialog
      title={t('stores.choose')}
      onClose={onClose}
      width={480}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('action.done')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {stores.length > 0 && (
          <RadioGroup
            label={t('stores.where')}
            value={list.storeId ?? none}
            options={[
              { value: none, label: t('stores.none') },
              ...stores.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={choose}
          />
        )}
        <NewName
          label={t('stores.new')}
          isBusy={create.isPending}
          onName={(name) => create.mutate({ body: { name } })}
        />
        <Aisles list={list} store={store} />
      </div>
    </Dialog>
  );
}

/** Labels in the order of the store, or of the list if no store is chosen. */
function Aisles({ list, store }: { list: ShoppingList; store: Store | undefined }) {
  const { t } = useTranslation('shopping');
  const { canOrganize } = useUser();
  const api = useApi();
  const ofStore = api.useMutation('patch', '/groups/shopping/stores/{id}');
  const ofList = api.useMutation('put', '/groups/shopping/lists/{id}/label-settings');
  const create = api.useMutation('post', '/groups/labels');
  const order = labelOrder(list, store);
  const save = (labels: string[]) =>
    store
      ? ofStore.mutate({ params: { path: { id: store.id } }, body: { labelOrder: labels } })
      : ofList.mutate({
          params: { path: { id: list.id } },
          body: labels.map((labelId, position) => ({ labelId, position })),
        });
  const move = (from: number, to: number) =>
    save(order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1)));
  const isBusy = ofStore.isPending || ofList.isPending;
  return (
    <section className={styles.aisles}>
      <h3>{store ? t('stores.aislesOf', { name: store.name }) : t('stores.aisles')}</h3>
      {order.length === 0 && <p>{t('stores.noAisles')}</p>}
      <ol>
        {order.map((labelId, index) => {
          const label = list.labelSettings.find((one) => one.labelId === labelId)?.label;
          return (
            label && (
              <li key={labelId}>
                <span className={styles.dot} style={{ backgroundColor: label.color }} />
                <bdi>{label.name}</bdi>
                <IconButton
                  label={t('stores.up', { name: label.name })}
                  disabled={isBusy || index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t('stores.down', { name: label.name })}
                  disabled={isBusy || index === order.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
              </li>
            )
          );
        })}
      </ol>
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

function NewName({ label, isBusy, onName }: { label: string; isBusy: boolean; onName: (name: string) => void }) {
  const { t } = useTranslation('shopping');
  const [name, setName] = useState('');
  const add = () => {
    if (!name.trim()) return;
    onName(name.trim());
    setName('');
  };
  return (
    <div className={styles.newName}>
      <TextField
        label={label}
        value={name}
        maxLength={255}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
      />
      <Button
        icon={<Plus aria-hidden />}
        busy={isBusy}
        disabled={!name.trim()}
        onClick={add}
        aria-label={`${t('add.button')}: ${label}`}
      />
    </div>
  );
}
