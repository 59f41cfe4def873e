import { useQuery } from '@tanstack/react-query';
import { Send, SquareArrowOutUpRight } from '#ui/late-icons';
import { MenuItem, MenuSeparator, toast } from '#ui';
import { recipeActionsQuery } from '../../../shared/api/group-queries.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { serverUrl } from '../../../shared/browser/base-path.ts';
import { fillAddress } from '../../../shared/recipes/action-address.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

interface GroupActionsProps {
  recipe: Recipe;
  scale: number;
}

/** Menu entries that the group has added. */
export function GroupActions({ recipe, scale }: GroupActionsProps) {
  const api = useApi();
  const { data } = useQuery(recipeActionsQuery(api));
  const trigger = api.useMutation('post', '/groups/recipe-actions/{id}/trigger/{slug}', {
    onSuccess: ({ message }) => toast({ kind: 'info', text: message }),
  });
  if (!data?.items.length) return null;
  const { slug } = recipe;
  const open = (url: string) => {
    const shown = { pageUrl: `${serverUrl()}/recipe/${encodeURIComponent(slug)}`, scale };
    window.open(fillAddress(url, recipe, shown), '_blank', 'noopener,noreferrer');
  };
  const send = (id: string) => trigger.mutate({ params: { path: { id, slug } }, body: { recipeScale: scale } });
  return (
    <>
      <MenuSeparator />
      {data.items.map(({ id, title, url, actionType }) => (
        <MenuItem
          key={id}
          icon={actionType === 'link' ? <SquareArrowOutUpRight /> : <Send />}
          onSelect={() => (actionType === 'link' ? open(url) : send(id))}
        >
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </>
  );
}
