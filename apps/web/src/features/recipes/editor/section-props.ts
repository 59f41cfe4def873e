import type { LowConfidenceFields } from '../review/low-confidence.ts';
import type { RecipeDraft } from './draft/draft.ts';
import type { UpdateDraft } from './draft/use-draft.ts';

/** Properties that the parts of the editor share. */
export interface SectionProps {
  draft: RecipeDraft;
  update: UpdateDraft;
}

export interface ReviewedProps extends SectionProps {
  /** Fields that an import may have misread. */
  doubts: LowConfidenceFields;
}
