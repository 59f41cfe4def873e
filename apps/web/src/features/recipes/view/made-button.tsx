import { ChefHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, toast } from '#ui';
import { useApi } from '../../../app/use-api.ts';
import type { Recipe } from '../recipe-query.ts';

const now = () => new Date().toISOString();

/** "I made this": today, with an undo instead of a question. */
export function MadeButton({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation('recipe');
  const { t: common } = useTranslation();
  const setMade = useApi().useMutation('patch', '/recipes/{slug}/last-made');
  const params = { path: { slug: recipe.slug } };
  const made = () =>
    setMade.mutate(
      { params, body: { timestamp: now() } },
      { onSuccess: () => toast({ kind: 'success', text: t('made.done'), action: undo(recipe.lastMade) }) },
    );
  const undo = (before: string | null) =>
    before
      ? { label: common('action.undo'), run: () => setMade.mutate({ params, body: { timestamp: before } }) }
      : undefined;
  const last = recipe.lastMade && new Date(recipe.lastMade).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  return (
    <Button
      icon={<ChefHat />}
      busy={setMade.isPending}
      title={last ? t('made.last', { date: last }) : undefined}
      onClick={made}
    >
      {t('made.action')}
    </Button>
  );
}
