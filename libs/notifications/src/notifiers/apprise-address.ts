/** The parts of an address such as `gotifys://host/token?priority=5`, as Apprise writes them. All are decoded. */
export interface AppriseAddress {
  scheme: string;
  user: string;
  password: string;
  host: string;
  /** With its colon; empty where none was given. */
  port: string;
  path: string[];
  query: Map<string, string>;
}

const ADDRESS = /^([a-z]+):\/\/(?:([^@/]*)@)?([^/?]*)([^?]*)(?:\?(.*))?$/is;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address; null where it is none. It is not read as a URL: tokens with colons stand where the host would, and rooms
 * begin with a #.
 */
export function parseAppriseAddress(text: string): AppriseAddress | null {
  const [, scheme, login = '', authority = '', path = '', query = ''] = ADDRESS.exec(text.trim()) ?? [];
  if (!scheme) return null;
  const [user = '', ...password] = login.split(':');
  const [, host = '', port = ''] = /^(.*?)(:\d{1,5})?$/s.exec(authority)!;
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
