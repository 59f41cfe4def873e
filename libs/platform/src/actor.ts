/** Rights of an API token: all rights of its owner, reading only, or shopping lists only. */
export type TokenScope = 'write' | 'read' | 'shopping';

export interface Actor {
  userId: string;
  groupId: string;
  username: string;
  admin: boolean;
  canInvite: boolean;
  canManage: boolean;
  canOrganize: boolean;
  /** Code of the language in which the caller wants messages, e.g. `de-DE`. */
  locale: string;
  /** Absent for API tokens and for work that runs in the background. */
  sessionId?: string;
  /** Only of those who come with an API token. */
  apiTokenId?: number;
  /** Scope of an API token, or of a session that was exchanged for one. */
  scope?: TokenScope;
}
