import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { useDeletedToast } from '../../../shared/widgets/use-deleted-toast.ts';
import { recipeQuery, type Recipe } from '../../../shared/recipes/recipe-query.ts';

export function DeleteDialog({
  recipe,
  onClose,
}: {
  recipe: Pick<Recipe, 'id' | 'name' | 'slug'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('recipe');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sayDeleted = useDeletedToast('/recipes');
  const remove = api.useMutation('delete', '/recipes/{slug}', {
    onSuccess: async () => {
      sayDeleted(recipe.id, t('delete.done', { name: recipe.name }));
      await navigate({ to: '/' });
      queryClient.removeQueries(recipeQuery(api, recipe.slug));
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={t('delete.action')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { slug: recipe.slug } } })}
      onClose={onClose}
    >
      {t('delete.text', { name: recipe.name })}
    </ConfirmDialog>
  );
}
