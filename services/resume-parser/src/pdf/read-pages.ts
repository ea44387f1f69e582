import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { AnnotationType, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from './geometry.js';
import type { ParseLimits } from '../limits.js';
import { PageInterpreter } from './page-interpreter.js';
import type { PagePaint } from './page-paint.js';

interface Link {
  url?: string;
  unsafeUrl?: string;
}

/** Paints the pages one by one until the document or a limit ends. */
export async function readPages(
  document: PDFDocumentProxy,
  limits: ParseLimits,
): Promise<{ pages: PagePaint[]; links: string[]; truncated: boolean }> {
  const pages: PagePaint[] = [];
  const count = Math.min(document.numPages, limits.pages);
  let characters = 0;
  let failure: unknown;
  for (let number = 1; number <= count; number += 1) {
    try {
      const page = await document.getPage(number);
      const painted = await readPage(page);
      page.cleanup();
      characters += painted.glyphs.length;
      pages.push(painted);
    } catch (error) {
      // One broken page does not spoil the others; nothing but broken pages does.
      failure = error;
      continue;
    }
    if (characters > limits.textChars) return { pages, links: [], truncated: true };
  }
  if (pages.length === 0 && failure !== undefined) throw failure;
  const truncated = document.numPages > count;
  return { pages, links: truncated ? [] : await linksOf(document), truncated };
}

/**
 * The addresses behind links, asked for by type: the plain question per page would read all its text a second time.
 * It looks at every page, so it is not asked of documents beyond the limit.
 */
async function linksOf(document: PDFDocumentProxy): Promise<string[]> {
  const annotations = (await document
    .getAnnotationsByType(new Set([AnnotationType.LINK]), new Set())
    .catch(() => [])) as Link[];
  return annotations.map((link) => link.url ?? link.unsafeUrl ?? '').filter((url) => url !== '');
}

async function readPage(page: PDFPageProxy): Promise<PagePaint> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ intent: 'display' });
  await fontsReady(page, list.fnArray, list.argsArray as unknown[][]);
  const interpreter = new PageInterpreter(
    page,
    viewport.width,
    viewport.height,
    viewport.transform as Matrix,
  );
  return interpreter.run(list);
}

/** The operators arrive a moment before the fonts that they name. */
async function fontsReady(page: PDFPageProxy, operators: number[], args: unknown[][]): Promise<void> {
  const names = new Set<string>();
  operators.forEach((operator, index) => {
    if (operator === OPS.setFont) names.add(String(args[index]?.[0]));
  });
  const fonts = page.commonObjs as unknown as {
    has(id: string): boolean;
    get(id: string, done: () => void): void;
  };
  await Promise.all(
    [...names].map((name) =>
      fonts.has(name) ? undefined : new Promise<void>((resolve) => fonts.get(name, resolve)),
    ),
  );
}
