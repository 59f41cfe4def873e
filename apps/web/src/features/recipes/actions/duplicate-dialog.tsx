import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, TextField } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import type { Recipe } from '../recipe-query.ts';

export function DuplicateDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation('recipe');
  const { t: common } = useTranslation();
  const [name, setName] = useState(t('duplicate.name', { name: recipe.name }));
  const navigate = useNavigate();
  const duplicate = useApi().useMutation('post', '/recipes/{slug}/duplicate', {
    meta: { refreshes: ['/recipes'] },
    onSuccess: async (copy) => {
      onClose();
      await navigate({ to: '/recipe/$slug', params: { slug: copy.slug } });
    },
  });
  return (
    <Dialog
      title={t('duplicate.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      onSubmit={() => duplicate.mutate({ params: { path: { slug: recipe.slug } }, body: { name } })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" kind="primary" busy={duplicate.isPending} disabled={!name.trim()}>
            {t('actions.duplicate')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('duplicate.label')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoFocus
        maxLength={255}
      />
    </Dialog>
  );
}
