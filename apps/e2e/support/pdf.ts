import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';

/** The texts of the pages that a page prints. */
export async function printedPages(page: Page): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(await page.pdf({ preferCSSPageSize: true }));
    return [...document.pages()].map((one) => one.getText());
  } finally {
    library.destroy();
  }
}
