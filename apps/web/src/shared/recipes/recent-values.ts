import { storedSetting } from '../browser/stored-setting.ts';

const maxValues = 5;

/** The texts of one user, the last one first, under the name that they are stored by. */
type Stored = { userId: string } & Record<string, unknown>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'userId' in value && typeof value.userId === 'string';

/**
 * The last texts of a user in this browser, five at most.
 *
 * @param field of the stored object, which has the texts
 */
export function recentValues(key: string, field: string) {
  const none: Stored = { userId: '', [field]: [] };
  const setting = storedSetting<Stored>(key, none, (stored) =>
    isStored(stored) && Array.isArray(stored[field]) ? stored : none,
  );
  const valuesOf = (userId: string, stored: Stored): string[] => {
    const values = stored.userId === userId ? stored[field] : [];
    return Array.isArray(values) ? values : [];
  };
  const others = (userId: string, value: string) =>
    valuesOf(userId, setting.get()).filter((other) => other.toLowerCase() !== value.toLowerCase());
  return {
    remember: (userId: string, value: string) =>
      setting.change({ userId, [field]: [value, ...others(userId, value)].slice(0, maxValues) }),
    forget: (userId: string, value: string) => setting.change({ userId, [field]: others(userId, value) }),
    forgetAll: () => setting.change(none),
    use: (userId: string) => valuesOf(userId, setting.use()),
  };
}
