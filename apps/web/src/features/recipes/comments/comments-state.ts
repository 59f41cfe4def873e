import type { Wire, WireInput } from '#client';
import type { Comment } from './comments-query.ts';

export type NewComment = WireInput<'CommentCreate'> & { id: string };

/** Comment until the response arrives. */
export function provisional({ id, recipeId, text }: NewComment, author: Wire<'User'>): Comment {
  const { id: userId, username, fullName, cacheKey, admin, groupId } = author;
  const now = new Date().toISOString();
  const times = { createdAt: now, updateAt: now, updatedAt: now };
  const user = { id: userId, username, fullName, cacheKey, admin };
  return { id, groupId, recipeId, userId, user, text, textHtml: '', version: 0, ...times };
}

/** Adds a comment to a cached list that may have it already. */
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
