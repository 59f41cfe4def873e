import type { TFunction } from 'i18next';
import type { ItemGroup } from './groups.ts';

/** Heading of a group; undefined if all items are in one. */
export function groupName({ label, recipe }: ItemGroup, t: TFunction<'shopping'>): string {
  if (label !== undefined) return label?.name ?? t('group.none');
  return recipe === undefined ? t('group.all') : (recipe ?? t('group.own'));
}

/** True if the heading of a group tells it apart; a single group without a label needs none. */
export const isNamed = ({ label, recipe }: ItemGroup, all: readonly ItemGroup[]): boolean =>
  all.length > 1 || Boolean(label ?? recipe);
