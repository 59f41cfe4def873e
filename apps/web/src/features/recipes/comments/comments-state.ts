import type { Wire, WireInput } from '#client';
import type { Comment } from './comments-query.ts';

export type NewComment = WireInput<'CommentCreate'> & { id: string };

/** A comment as it is shown until the server has read it. */
export function provisional({ id, recipeId, text }: NewComment, author: Wire<'User'>): Comment {
  const { id: userId, username, fullName, cacheKey, admin, groupId } = author;
  const now = new Date().toISOString();
  const times = { createdAt: now, updateAt: now, updatedAt: now };
  const user = { id: userId, username, fullName, cacheKey, admin };
  return { id, groupId, recipeId, userId, user, text, textHtml: '', version: 0, ...times };
}

/** With a comment that the server may not have yet; one that is there is not added again. */
export const withComment = (comments: Comment[], added: Comment): Comment[] =>
  comments.some(({ id }) => id === added.id)
    ? comments
    : [...comments, added].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));

export const withText = (comments: Comment[], id: string, text: string): Comment[] =>
  comments.map((one) => (one.id === id && one.text !== text ? { ...one, text, textHtml: '' } : one));

export const withoutComment = (comments: Comment[], id: string): Comment[] => comments.filter((one) => one.id !== id);

/** Comments deleted on this page, so that an undo can show them before the response. */
const removed = new Map<string, Comment>();

export const rememberRemoved = (comment: Comment): void => void removed.set(comment.id, comment);
export const removedComment = (id: string): Comment | undefined => removed.get(id);
