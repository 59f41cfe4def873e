import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Routes whose path names a row by its slug. */
type SlugRoute =
  | '/cookbooks/$slug'
  | '/explore/recipes/$groupSlug'
  | '/explore/recipes/$groupSlug/$slug'
  | '/recipe/$slug'
  | '/recipe/$slug/history'
  | '/recipe/$slug/ingredient-parser'
  | '/recipe/$slug/ocr-editor'
  | '/recipe/$slug/source';
type Slugs = { slug: string; groupSlug?: string } | { slug?: string; groupSlug: string };

const isCurrent = (params: Slugs, current: Slugs): boolean =>
  (current.slug ?? params.slug) === params.slug && (current.groupSlug ?? params.groupSlug) === params.groupSlug;

/** Options of a navigation to the current slugs that keeps the search parameters. */
const toCurrent = (to: SlugRoute, params: Slugs, current: Slugs) => ({
  to,
  params: { slug: '', groupSlug: '', ...params, ...current },
  search: true as const,
  replace: true,
});

/** Redirects a loader from a former slug, or an id, to the current slug. */
export function redirectToCurrent(to: SlugRoute, params: Slugs, current: Slugs): void {
  if (!isCurrent(params, current)) throw redirect({ ...toCurrent(to, params, current), statusCode: 301 });
}

/** Replaces the address of an open page when its row is renamed. */
export function useFollowRename(to: SlugRoute, params: Slugs, current: Slugs): void {
  const navigate = useNavigate();
  const isMoved = !isCurrent(params, current);
  useEffect(() => {
    if (isMoved) void navigate(toCurrent(to, params, current));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the objects are new in each render, their slugs are listed
  }, [isMoved, current.slug, current.groupSlug]);
}
