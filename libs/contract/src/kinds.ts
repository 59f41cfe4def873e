/** Kinds of rows, by the names that events have for them. */
import { KINDS } from './generated/kinds.ts';

export const trashKinds = KINDS.trash;
export type TrashKind = (typeof trashKinds)[number];

/** Kinds that webhooks can be told of. */
export const eventKinds = KINDS.events;
export type EventKind = (typeof eventKinds)[number];
