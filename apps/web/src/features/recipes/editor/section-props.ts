import type { RecipeDraft } from './draft.ts';
import type { UpdateDraft } from './use-draft.ts';

/** What each part of the editor works on. */
export interface SectionProps {
  draft: RecipeDraft;
  update: UpdateDraft;
}
