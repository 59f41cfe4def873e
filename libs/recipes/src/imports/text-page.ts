const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text without any markup as the page that it would be: its first line is the name, each further one a paragraph. */
export function pageOfText(text: string): string {
  const lines = text.split('\n').map((line) => escaped(line.trim()));
  const [name = '', ...rest] = lines.filter((line) => line !== '');
  const body = rest.map((line) => `<p>${line}</p>`).join('\n');
  return `<html><head><title>${name}</title></head><body><main><h1>${name}</h1>${body}</main></body></html>`;
}
