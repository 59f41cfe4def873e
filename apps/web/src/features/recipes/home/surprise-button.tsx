import { useNavigate } from '@tanstack/react-router';
import { Dices } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as newId } from 'uuid';
import { IconButton } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { RecipeSearch } from '../recipe-search.ts';

/** Opens a random result. */
export function SurpriseButton({ search, total }: { search: RecipeSearch; total: number }) {
  const { t } = useTranslation('home');
  const { client } = useApi();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const surprise = async () => {
    setBusy(true);
    try {
      const { seed: _, orderDirection: __, ...filters } = search;
      const query = { ...filters, orderBy: 'random', paginationSeed: newId(), perPage: 1 };
      const { data } = await client.GET('/recipes', { params: { query } });
      const [recipe] = data?.items ?? [];
      if (recipe) await navigate({ to: '/recipe/$slug', params: { slug: recipe.slug } });
    } finally {
      setBusy(false);
    }
  };
  if (total < 2) return null;
  return (
    <IconButton label={t('surprise')} busy={busy} onClick={() => void surprise()}>
      <Dices />
    </IconButton>
  );
}
