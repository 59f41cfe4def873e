import { memo, type ReactNode } from 'react';
import { keysOf } from '#contract/objects';
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

/** Draws a section only if one of its fields has changed; otherwise each letter would draw the whole form. */
export const memoSection = <Props extends SectionProps>(
  fields: readonly (keyof RecipeDraft)[],
  Section: (props: Props) => ReactNode,
) =>
  memo(Section, (before, after) => {
    const isSameField = (field: keyof RecipeDraft) => before.draft[field] === after.draft[field];
    const names = keysOf(after).filter((name) => name !== 'draft');
    return fields.every(isSameField) && names.every((name) => before[name] === after[name]);
  });
