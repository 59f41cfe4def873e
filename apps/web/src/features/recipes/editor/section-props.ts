import type { Doubts } from '../review/doubts.ts';
import type { RecipeDraft } from './draft/draft.ts';
import type { UpdateDraft } from './draft/use-draft.ts';

/** What each part of the editor works on. */
export interface SectionProps {
  draft: RecipeDraft;
  update: UpdateDraft;
}

export interface ReviewedProps extends SectionProps {
  /** What an import may have read wrongly. */
  doubts: Doubts;
}
