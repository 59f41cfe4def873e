import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import { storedSetting } from '../../../shared/browser/stored-setting.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { learnedOrderQuery, type ShoppingList, type Store } from '../shopping-queries.ts';
import styles from '../shopping.module.css';

const isOrders = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;
/** Declined orders by store; another order is offered again. */
const declined = storedSetting<Record<string, string>>('shopping-orders-declined', {}, (stored) =>
  isOrders(stored) ? stored : {},
);

interface StoreNoticeProps {
  store: Store;
  labels: ShoppingList['labelSettings'];
}

/** Offers the learned order of a store's aisles, with an undo. */
export const StoreNotice = memo(function StoreNotice({ store, labels }: StoreNoticeProps) {
  const { t } = useTranslation('shopping');
  const api = useApi();
  const { data: learned } = useQuery(learnedOrderQuery(api, store.id));
  const change = api.useMutation('patch', '/groups/shopping/stores/{id}');
  const offered = learned?.labelOrder.join();
  const isDeclined = declined.use()[store.id] === offered;
  // offline, the cached response may offer the order that was just saved
  if (!learned?.isNew || isDeclined || offered === store.labelOrder.join()) return null;
  const names = learned.labelOrder
    .map((id) => labels.find(({ labelId }) => labelId === id)?.label.name)
    .filter((name) => name);
  const order = (labelOrder: string[]) => change.mutate({ params: { path: { id: store.id } }, body: { labelOrder } });
  const decline = () => declined.change({ ...declined.get(), [store.id]: learned.labelOrder.join() });
  const take = () => {
    order(learned.labelOrder);
    const takeBack = () => {
      order(store.labelOrder);
      decline();
    };
    const undo = { label: t('action.undo'), isUndo: true, run: takeBack };
    toast({ kind: 'success', text: t('stores.taken', { name: store.name }), action: undo });
  };
  return (
    <div className={styles.learned} role="status">
      <p>{t('stores.learned', { name: store.name, order: names.join(' › ') })}</p>
      <Button onClick={take} busy={change.isPending}>
        {t('stores.take')}
      </Button>
      <Button kind="quiet" onClick={decline} disabled={change.isPending}>
        {t('stores.keep')}
      </Button>
    </div>
  );
});
