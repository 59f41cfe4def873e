import { useApi } from '../../../../shared/api/use-api.ts';
import type { Recipe } from '../../../../shared/recipes/recipe-query.ts';

/** Saves pictures immediately and independently of the draft; each creates a new version of the recipe. */
export function usePictureChanges({ slug }: Recipe) {
  const api = useApi();
  const put = api.useMutation('put', '/recipes/{slug}/image');
  const post = api.useMutation('post', '/recipes/{slug}/image');
  const remove = api.useMutation('delete', '/recipes/{slug}/image');
  const params = { path: { slug } };
  return {
    upload: (image: File, onSuccess?: () => void) =>
      put.mutate({ params, body: { image }, bodySerializer: () => formOf(image) }, { onSuccess }),
    downloadFrom: (url: string) => post.mutate({ params, body: { url } }),
    remove: () => remove.mutate({ params }),
    isPending: put.isPending || post.isPending || remove.isPending,
  };
}

function formOf(image: File): FormData {
  const form = new FormData();
  form.set('image', image);
  return form;
}
