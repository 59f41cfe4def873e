import type { RecipeLine } from '#recipe-reader';

/** A section title, or a line of the list. */
type Row = { title: string } | { text: string };

/** Converts rows to lines. A title goes to the next line, also if that is empty and dropped. */
export function titledLines(rows: readonly Row[], firstTitle = ''): RecipeLine[] {
  let title = firstTitle;
  return rows.flatMap((row) => {
    if ('title' in row) {
      ({ title } = row);
      return [];
    }
    const line = title ? { title, text: row.text } : { text: row.text };
    title = '';
    return line.text ? [line] : [];
  });
}
