import { isInFractions, standardUnitOf, unitForms, unitLabel } from '#ingredients';
import type { ParsedUnit } from '#ingredients/parser';

export interface NewUnit {
  id: null;
  name: string;
  pluralName: string | null;
  description: string;
  abbreviation: string;
  useAbbreviation: boolean;
  fraction: boolean;
  standard: string | null;
}

interface Languages {
  /** BCP 47, of the line. */
  line: string;
  /** BCP 47, of who reads. */
  reader: string;
}

/** A unit that the group does not have yet: by its name in the language of who reads, else as it is written. */
export function newUnit({ id, text }: ParsedUnit, languages: Languages): NewUnit {
  const label = id ? (unitLabel(id, languages.reader) ?? unitLabel(id, 'en')) : undefined;
  const { one, many } = label ?? unitForms(text, languages.line);
  return {
    id: null,
    name: one,
    pluralName: many,
    description: '',
    abbreviation: label?.short ?? '',
    useAbbreviation: Boolean(label?.short) && !!id && !isInFractions(id),
    fraction: !id || isInFractions(id),
    standard: label ? standardUnitOf(one) : null,
  };
}
