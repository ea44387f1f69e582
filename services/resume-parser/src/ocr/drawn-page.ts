import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { LONG_SIDE_PIXELS, type Picture } from './page-picture.js';

/**
 * Draws pages of a document with PDFium, compiled to WebAssembly: a native canvas would need a permission that a parser process does
 * not have. It is loaded when the first page is drawn.
 */
export function drawnPages(bytes: Uint8Array): {
  picture: (number: number) => Promise<Picture>;
  close: () => Promise<void>;
} {
  let opened: Promise<{ library: PDFiumLibrary; document: PDFiumDocument }> | undefined;
  return {
    async picture(number) {
      const { document } = await (opened ??= open(bytes));
      return drawn(document, number);
    },
    async close() {
      const { library, document } = (await opened?.catch(() => undefined)) ?? {};
      document?.destroy();
      library?.destroy();
    },
  };
}

async function open(bytes: Uint8Array) {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  return { library, document: await library.loadDocument(bytes) };
}

async function drawn(document: PDFiumDocument, number: number): Promise<Picture> {
  const page = document.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = LONG_SIDE_PIXELS.max / Math.max(originalWidth, originalHeight);
  const { width, height, data } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
  return { width, height, pixels: data, scale };
}
