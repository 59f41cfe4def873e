import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import { useApi } from '../../app/use-api.ts';
import { learnedOrderQuery, type Label, type Store } from './shopping-queries.ts';
import styles from './shopping.module.css';

/** Says that people pass the aisles of a store in another order; one tap takes it over, and one takes that back. */
export function StoreNotice({ store, labels }: { store: Store; labels: Label[] }) {
  const { t } = useTranslation('shopping');
  const { t: common } = useTranslation();
  const api = useApi();
  const { data: learned } = useQuery(learnedOrderQuery(api, store.id));
  const change = api.useMutation('patch', '/groups/shopping/stores/{id}');
  if (!learned?.isNew) return null;
  const names = learned.labelOrder.map((id) => labels.find((label) => label.id === id)?.name).filter((name) => name);
  const order = (labelOrder: string[]) => change.mutate({ params: { path: { id: store.id } }, body: { labelOrder } });
  const take = () => {
    order(learned.labelOrder);
    const undo = { label: common('action.undo'), run: () => order(store.labelOrder) };
    toast({ kind: 'success', text: t('stores.taken', { name: store.name }), action: undo });
  };
  return (
    <div className={styles.learned} role="status">
      <p>{t('stores.learned', { name: store.name, order: names.join(' › ') })}</p>
      <Button onClick={take} busy={change.isPending}>
        {t('stores.take')}
      </Button>
    </div>
  );
}
