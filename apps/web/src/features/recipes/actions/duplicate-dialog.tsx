import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useNameHint } from '../use-name-hint.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

export function DuplicateDialog({ recipe, onClose }: { recipe: Pick<Recipe, 'name' | 'slug'>; onClose: () => void }) {
  const { t } = useTranslation('recipe');
  const [name, setName] = useState(t('duplicate.name', { name: recipe.name }));
  const hint = useNameHint(name);
  const navigate = useNavigate();
  const duplicate = useApi().useMutation('post', '/recipes/{slug}/duplicate', {
    onSuccess: async (copy) => {
      onClose();
      await navigate({ to: '/recipe/$slug', params: { slug: copy.slug } });
    },
  });
  return (
    <FormDialog
      title={t('duplicate.title')}
      action={t('action.duplicate')}
      busy={duplicate.isPending}
      disabled={!name.trim()}
      onSubmit={() => duplicate.mutate({ params: { path: { slug: recipe.slug } }, body: { name } })}
      onClose={onClose}
    >
      <TextField
        label={t('duplicate.label')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoFocus
        maxLength={255}
        hint={hint}
      />
    </FormDialog>
  );
}
