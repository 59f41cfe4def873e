/** Space on a page of A4 and of Letter between the margins of `print-sheet.module.css`. */
const PAGES = {
  portrait: { width: '182mm', heightMm: 250 },
  landscape: { width: '250mm', heightMm: 182 },
};
export type Orientation = keyof typeof PAGES;

const SIZES_PT = [11, 10.5, 10, 9.5];
const PX_PER_MM = 96 / 25.4;

/** Sets the largest type size with which a sheet fits one page, or the largest of all if it does not fit. */
export function fitPage(sheet: HTMLElement, orientation: Orientation): void {
  const { width, heightMm } = PAGES[orientation];
  const { style } = sheet;
  sheet.dataset['measured'] = '';
  style.inlineSize = width;
  const fits = (size: number) => {
    style.fontSize = `${size}pt`;
    return sheet.offsetHeight <= heightMm * PX_PER_MM;
  };
  if (!SIZES_PT.some(fits)) style.fontSize = '';
  style.inlineSize = '';
  delete sheet.dataset['measured'];
}
