import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { RadioGroup, TextField } from '#ui';
import { showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { shownPlaceholders } from '../../shared/recipes/action-address.ts';
import type { RecipeAction } from './notifications-queries.ts';
import { TargetDialog } from './target-dialog.tsx';

const kinds = ['link', 'post'] as const;

interface RecipeActionDialogProps {
  /** The action to change; a new one is created without it. */
  action?: RecipeAction;
  onClose: () => void;
}

export function RecipeActionDialog({ action, onClose }: RecipeActionDialogProps) {
  const { t, i18n } = useTranslation('notifications');
  const { title = '', url = '', actionType = 'link' } = action ?? {};
  const form = useForm({ defaultValues: { title, url, actionType } });
  const field = useFields(form);
  const kind = form.watch('actionType');
  const api = useApi();
  const options = { ...showsErrorsIn(form), onSuccess: onClose };
  const create = api.useMutation('post', '/groups/recipe-actions', options);
  const change = api.useMutation('put', '/groups/recipe-actions/{id}', options);
  const submit = form.handleSubmit((body) =>
    action ? change.mutate({ params: { path: { id: action.id } }, body }) : create.mutate({ body }),
  );
  const hint =
    kind === 'link'
      ? t('recipeActions.linkHint', { names: listText(shownPlaceholders, i18n.language) })
      : t('recipeActions.postHint');
  return (
    <TargetDialog
      title={t(action ? 'recipeActions.edit' : 'recipeActions.create')}
      isNew={!action}
      form={form}
      requests={[create, change]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('name')} maxLength={255} {...field('title', 'required')} />
      <RadioGroup
        label={t('recipeActions.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`recipeActions.${value}`) }))}
        onChange={(value) => form.setValue('actionType', value)}
      />
      <TextField
        label={t('webhooks.address')}
        type="url"
        dir="ltr"
        maxLength={2000}
        hint={hint}
        {...field('url', 'url')}
      />
    </TargetDialog>
  );
}
