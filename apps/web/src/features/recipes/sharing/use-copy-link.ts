import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverUrl } from '../../../shared/browser/base-path.ts';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import { groupPreferencesQuery } from '../../../shared/api/group-queries.ts';

/** Copies the public address of the recipe if it has one, else its own address. */
export function useCopyLink(slug: string, whole?: Pick<Recipe, 'settings'>): () => Promise<void> {
  const { t } = useTranslation();
  const api = useApi();
  const client = useQueryClient();
  const { groupSlug } = useUser();
  const copy = useCopy();
  const isOpen = async () => {
    if (!whole?.settings.public) return false;
    const preferences = await client.fetchQuery(groupPreferencesQuery(api)).catch(() => undefined);
    return preferences?.privateGroup === false;
  };
  return async () => {
    const path = (await isOpen()) ? `/explore/recipes/${groupSlug}/${slug}` : `/recipe/${slug}`;
    await copy(serverUrl() + path, t('toast.linkCopied'));
  };
}
