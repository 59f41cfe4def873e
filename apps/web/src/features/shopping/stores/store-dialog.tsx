import { useTranslation } from 'react-i18next';
import { Button, Dialog, RadioGroup } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useListSettings } from '../use-list-mutations.ts';
import { type ShoppingList, type Store } from '../shopping-queries.ts';
import styles from '../shopping.module.css';
import { Aisles } from './aisles.tsx';
import { NewName } from './new-name.tsx';

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
