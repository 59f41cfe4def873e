/** Decoded parts of an Apprise address such as `gotifys://host/token?priority=5`. */
export interface AppriseAddress {
  scheme: string;
  user: string;
  password: string;
  host: string;
  /** Includes the colon; empty if missing. */
  port: string;
  path: string[];
  query: Map<string, string>;
}

const ADDRESS = /^([a-z0-9][a-z0-9+.-]*):\/\/(?:([^@/?]*)@)?([^/?]*)([^?]*)(?:\?(.*))?$/is;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses an address; null if it is invalid. `URL` cannot parse it: tokens with colons stand in place of the host, and room names begin
 * with #.
 */
export function parseAppriseAddress(text: string): AppriseAddress | null {
  const [, scheme, login = '', authority = '', path = '', query = ''] = ADDRESS.exec(text.trim()) ?? [];
  if (!scheme) return null;
  const [user = '', ...password] = login.split(':');
  const [, host = '', port = ''] = /^(.*?)(:\d{1,5})?$/s.exec(authority) ?? [];
  return {
    scheme: scheme.toLowerCase(),
    user: decoded(user),
    password: decoded(password.join(':')),
    host: decoded(host),
    port,
    path: path.split('/').filter(Boolean).map(decoded),
    query: new Map(new URLSearchParams(query)),
  };
}
