/** Claims of an ID token and the userinfo endpoint (OpenID Connect Core 1.0, 2 and 5.1). */
export type Claims = Record<string, unknown> & { iss: string; sub: string };

const MAX_LENGTH = 200;

/** @returns the claim of this name, or the one at a path such as `realm_access.roles` */
export function claimIn(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return new Map(Object.entries(claims)).get(name);
  return name.split('.').reduce<unknown>((value, key) => fieldsOf(value).get(key), claims);
}

/** @returns the text of a claim without spaces around it; undefined where it holds none */
export function textIn(claims: Claims, name: string): string | undefined {
  const value = claimIn(claims, name);
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, MAX_LENGTH) : undefined;
}

/**
 * Reads the groups of a claim in the forms of today's providers: texts, texts with commas, JSON in a text, objects with a name, or an
 * object with a key for each group. A path such as `/cooks` (Keycloak) is the group `cooks` as well.
 */
export function groupsIn(claims: Claims, name: string): Set<string> {
  const names = namesIn(claimIn(claims, name));
  return new Set(names.flatMap((one) => (one.startsWith('/') ? [one, one.slice(1)] : [one])));
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return namesInText(value.trim());
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? [one] : nameOfGroup(one)));
  return [...fieldsOf(value)].filter(([, held]) => held !== false && held !== null).map(([key]) => key);
}

function namesInText(text: string): string[] {
  if (/^[[{]/.test(text)) {
    try {
      return namesIn(JSON.parse(text));
    } catch {
      // a name that begins with a bracket
    }
  }
  return [text, ...text.split(',').map((part) => part.trim())].filter(Boolean);
}

const NAME_KEYS = ['name', 'displayName', 'display', 'value', 'path'];

function nameOfGroup(group: unknown): string[] {
  const fields = fieldsOf(group);
  return NAME_KEYS.map((key) => fields.get(key)).filter((one) => typeof one === 'string');
}

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** True where the provider says so; some say it as a text (Amazon Cognito). */
export const isEmailVerified = ({ email_verified: said }: Claims): boolean =>
  said === true || (typeof said === 'string' && said.toLowerCase() === 'true');

/** @returns the name to show for the identity */
export const nameIn = (claims: Claims): string =>
  textIn(claims, 'email') ?? textIn(claims, 'preferred_username') ?? claims.sub;
