import type { Reading, SourceFields } from '../recipe.ts';
import type { VisiblePage } from '../visible/read-page.ts';

/** Everything that was found on a page. */
export interface Findings {
  readings: Reading[];
  head: SourceFields;
  visible: VisiblePage | null;
  url: string;
}
