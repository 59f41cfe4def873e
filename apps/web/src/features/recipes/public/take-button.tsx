import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BookOpen, BookPlus } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, lazyOnIdle, toast } from '#ui';
import { sessionQuery } from '../../../shared/session/session-query.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

const TakeDialog = lazyOnIdle(() => import('./take-dialog.tsx').then((module) => module.TakeDialog));

/** How a visitor reached a recipe: by share link or as a public recipe. */
export type TakePath = { share: string } | { groupSlug: string; slug: string };

/** Copies the recipe for signed-in visitors; asks others for the address of their Tureen. */
export function TakeButton({ recipe, take }: { recipe: Recipe; take: TakePath }) {
  const { t } = useTranslation('sharing');
  const { data: user } = useSuspenseQuery(sessionQuery(useApi()));
  const [asking, setAsking] = useState(false);
  const taking = useTake(take);
  if (user?.groupId === recipe.groupId)
    return (
      <Link to="/recipe/$slug" params={{ slug: recipe.slug }} className={buttonClass()}>
        <BookOpen />
        <span>{t('take.own')}</span>
      </Link>
    );
  return (
    <>
      <Button
        icon={<BookPlus />}
        busy={taking.isPending}
        aria-haspopup={user ? undefined : 'dialog'}
        onClick={() => (user ? taking.start() : setAsking(true))}
      >
        <span>{t('take.action')}</span>
      </Button>
      {asking && <TakeDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function useTake(take: TakePath) {
  const { t } = useTranslation('sharing');
  const api = useApi();
  const navigate = useNavigate();
  const onSuccess = async (slug: string) => {
    toast({ kind: 'success', text: t('take.done') });
    await navigate({ to: '/recipe/$slug', params: { slug } });
  };
  const shared = api.useMutation('post', '/recipes/shared/{id}/save', { onSuccess });
  const explored = api.useMutation('post', '/explore/recipes/{groupSlug}/{slug}/save', { onSuccess });
  return {
    isPending: shared.isPending || explored.isPending,
    start: () =>
      'share' in take
        ? shared.mutate({ params: { path: { id: take.share } } })
        : explored.mutate({ params: { path: take } }),
  };
}
