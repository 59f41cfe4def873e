import type { TokenScope } from '#contract/token-scopes';

export interface Actor {
  userId: string;
  groupId: string;
  username: string;
  admin: boolean;
  canInvite: boolean;
  canManage: boolean;
  canOrganize: boolean;
  /** Language of messages, such as `de-DE`. */
  locale: string;
  /** Missing for API tokens and background work. */
  sessionId?: string;
  /** Present for API tokens only. */
  apiTokenId?: number;
  /** Scope of an API token, or of a session that was exchanged for one. */
  scope?: TokenScope;
}
