import type { Reading, SourceFields } from '../recipe.ts';
import type { VisiblePage } from '../visible/read-page.ts';

/** All sources of a page. */
export interface Findings {
  readings: Reading[];
  head: SourceFields;
  visible: VisiblePage | null;
  url: string;
  /** True if the page's data describe a product. */
  isProduct?: boolean;
}
