/** Who is asking: the first argument of every service method. Rows of other groups do not exist for it. */
/** What an API token may do: everything that its owner may, only read, or only what concerns shopping lists. */
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
  /** Of those who come with an API token, or a session that was exchanged for one. */
  scope?: TokenScope;
}
