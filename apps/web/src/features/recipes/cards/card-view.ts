import { storedSetting } from '../../../shared/browser/stored-setting.ts';

export type CardView = 'pictures' | 'compact';

/** How lists show recipes. */
export const cardView = storedSetting<CardView>('card-view', 'pictures', (stored) =>
  stored === 'compact' ? 'compact' : 'pictures',
);
