import type { Wire } from '#client';
import type { Operation, Request } from '#offline-queue';
import { effect, type Known, type OfflineChange } from '../../../shared/offline/queue/offline-change.ts';
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

const onComments = (apply: (comments: Comment[], operation: Operation) => Comment[]) => [
  effect<Comment[]>({ path: OF_RECIPE, sameParameter: 'slug', apply }),
];

const knownComment = (known: Known, id: string | undefined): Comment | undefined =>
  known
    .all<Comment[]>(OF_RECIPE)
    .flat()
    .find((one) => one.id === id);

/** The recipe that is spoken of: its name for people, its slug for the answers in which the change shows. */
function about(known: Known, recipeId: string | undefined, parameters: Record<string, string>) {
  const recipe = known.all<Recipe>('/recipes/{slug}').find(({ id }) => id === recipeId);
  return recipe ? { subject: recipe.name, parameters: { ...parameters, slug: recipe.slug } } : { parameters };
}

const added: OfflineChange = {
  operation: `post ${ALL}`,
  words: 'what.comment',
  effects: onComments((comments, { shown }) => (shown ? withComment(comments, shown as Comment) : comments)),
  describe: ({ parameters, body }, known) => {
    const comment = body as NewComment;
    const place = about(known, comment.recipeId, parameters);
    const [author] = known.all<Wire<'User'>>('/users/self');
    const inverse: Request = { verb: 'delete', path: ONE, parameters: { ...place.parameters, id: comment.id } };
    return { ...place, inverse, ...(author && { shown: provisional(comment, author) }) };
  },
};

const changed: OfflineChange = {
  operation: `patch ${ONE}`,
  words: 'what.commentChanged',
  effects: onComments((comments, { parameters, body }) =>
    withText(comments, parameters.id!, (body as { text: string }).text),
  ),
  describe: ({ parameters }, known) => {
    const before = knownComment(known, parameters.id);
    const place = about(known, before?.recipeId, parameters);
    if (!before) return place;
    const inverse: Request = { verb: 'patch', path: ONE, parameters: place.parameters, body: { text: before.text } };
    return { ...place, thing: before.id, inverse, ...(before.version > 0 && { seenVersion: before.version }) };
  },
};

const removed: OfflineChange = {
  operation: `delete ${ONE}`,
  words: 'what.commentDeleted',
  effects: onComments((comments, { parameters }) => withoutComment(comments, parameters.id!)),
  describe: ({ parameters }, known) => {
    const comment = knownComment(known, parameters.id);
    const place = about(known, comment?.recipeId, parameters);
    if (comment) rememberRemoved(comment);
    return { ...place, inverse: { verb: 'post', path: RESTORE, parameters: place.parameters, shown: comment } };
  },
};

const restored: OfflineChange = {
  operation: `post ${RESTORE}`,
  words: 'what.commentRestored',
  effects: onComments((comments, { shown }) => (shown ? withComment(comments, shown as Comment) : comments)),
  describe: ({ parameters }, known) => {
    const comment = removedComment(parameters.id!);
    return { ...about(known, comment?.recipeId, parameters), ...(comment && { shown: comment }) };
  },
};

export const commentChanges: OfflineChange[] = [added, changed, removed, restored];
