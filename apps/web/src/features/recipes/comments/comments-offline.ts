import type { Wire } from '#client';
import type { Request } from '#offline-queue';
import type {
  AnyOfflineChange,
  CachedResponses,
  EffectOf,
  OfflineChange,
} from '../../../shared/offline/queue/offline-change.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';
import type { Comment } from './comments-query.ts';
import {
  type NewComment,
  provisional,
  rememberRemoved,
  removedComment,
  withComment,
  withoutComment,
  withText,
} from './comments-state.ts';

const OF_RECIPE = '/recipes/{slug}/comments';
const ALL = '/comments';
const ONE = `${ALL}/{id}`;
const RESTORE = `${ONE}/restore`;

const onComments = <O>(apply: (comments: Comment[], operation: O) => Comment[]): EffectOf<O>[] => [
  { path: OF_RECIPE, sameParameter: 'slug', apply },
];

const cachedComment = (cached: CachedResponses, id: string | undefined): Comment | undefined =>
  cached
    .all<Comment[]>(OF_RECIPE)
    .flat()
    .find((one) => one.id === id);

/** @returns the recipe's name for the list of changes, and its slug for the cached responses that show the change */
function about(cached: CachedResponses, recipeId: string | undefined, parameters: Record<string, string>) {
  const recipe = cached.all<Recipe>('/recipes/{slug}').find(({ id }) => id === recipeId);
  return recipe ? { subject: recipe.name, parameters: { ...parameters, slug: recipe.slug } } : { parameters };
}

const added: OfflineChange<'post /comments', Comment, NewComment> = {
  operation: `post ${ALL}`,
  label: () => 'what.comment',
  effects: onComments((comments, { shown }) => (shown ? withComment(comments, shown) : comments)),
  describe: ({ parameters, body: comment }, cached) => {
    const place = about(cached, comment.recipeId, parameters);
    const [author] = cached.all<Wire<'User'>>('/users/self');
    const inverse: Request = { verb: 'delete', path: ONE, parameters: { ...place.parameters, id: comment.id } };
    return { ...place, inverse, ...(author && { shown: provisional(comment, author) }) };
  },
};

const changed: OfflineChange<'patch /comments/{id}', object, { text: string }> = {
  operation: `patch ${ONE}`,
  label: () => 'what.commentChanged',
  effects: onComments((comments, { parameters, body }) => withText(comments, parameters.id, body.text)),
  describe: ({ parameters }, cached) => {
    const before = cachedComment(cached, parameters.id);
    const place = about(cached, before?.recipeId, parameters);
    if (!before) return place;
    const inverse: Request = { verb: 'patch', path: ONE, parameters: place.parameters, body: { text: before.text } };
    return { ...place, thing: before.id, inverse, ...(before.version > 0 && { seenVersion: before.version }) };
  },
};

const removed: OfflineChange<'delete /comments/{id}'> = {
  operation: `delete ${ONE}`,
  label: () => 'what.commentDeleted',
  effects: onComments((comments, { parameters }) => withoutComment(comments, parameters.id)),
  describe: ({ parameters }, cached) => {
    const comment = cachedComment(cached, parameters.id);
    const place = about(cached, comment?.recipeId, parameters);
    if (comment) rememberRemoved(comment);
    return { ...place, inverse: { verb: 'post', path: RESTORE, parameters: place.parameters, shown: comment } };
  },
};

const restored: OfflineChange<'post /comments/{id}/restore', Comment> = {
  operation: `post ${RESTORE}`,
  label: () => 'what.commentRestored',
  effects: onComments((comments, { shown }) => (shown ? withComment(comments, shown) : comments)),
  describe: ({ parameters }, cached) => {
    const comment = removedComment(parameters.id);
    return { ...about(cached, comment?.recipeId, parameters), ...(comment && { shown: comment }) };
  },
};

export const commentChanges: AnyOfflineChange[] = [added, changed, removed, restored];
