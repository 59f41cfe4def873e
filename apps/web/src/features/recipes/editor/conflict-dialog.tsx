import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import { fetchCurrentRecipe, type Recipe } from '../recipe-query.ts';

interface ConflictDialogProps {
  slug: string;
  onOverwrite: (version: number) => void;
  onTakeTheirs: (theirs: Recipe) => void;
  onClose: () => void;
}

export function ConflictDialog({ slug, onOverwrite, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('editor');
  const api = useApi();
  const queryClient = useQueryClient();
  const mutationFn = () => fetchCurrentRecipe(queryClient, api, slug);
  const overwrite = useMutation({ mutationFn, onSuccess: ({ version }) => onOverwrite(version) });
  const take = useMutation({
    mutationFn,
    onSuccess: (theirs) => {
      onTakeTheirs(theirs);
      onClose();
    },
  });
  return (
    <Dialog
      title={t('conflict.title')}
      closeLabel={t('conflict.keepEditing')}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('conflict.keepEditing')}
          </Button>
          <Button busy={take.isPending} onClick={() => take.mutate()}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button kind="danger" busy={overwrite.isPending} onClick={() => overwrite.mutate()}>
            {t('conflict.overwrite')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
    </Dialog>
  );
}
