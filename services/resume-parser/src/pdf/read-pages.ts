import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { AnnotationType, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from './geometry.js';
import type { ParseLimits } from '../limits.js';
import { PageCanvas } from './page-canvas.js';
import { runOperators } from './page-operators.js';
import type { PagePaint } from './page-paint.js';
import { asRejection } from './pdf-document.js';
import { FontUses } from './font-use.js';
import { unreadablePages } from './unreadable-fonts.js';
import type { ResumeRejected } from '../resume-rejected.js';

interface Link {
  url?: string;
  unsafeUrl?: string;
}

interface ReadPages {
  pages: PagePaint[];
  /** Those whose letters cannot be known from their fonts. */
  unreadable: Set<PagePaint>;
  links: string[];
  truncated: boolean;
}

export async function readPages(document: PDFDocumentProxy, limits: ParseLimits): Promise<ReadPages> {
  const pages: PagePaint[] = [];
  const uses = new FontUses();
  const count = Math.min(document.numPages, limits.pages);
  let characters = 0;
  let failure: ResumeRejected | undefined;
  for (let number = 1; number <= count; number += 1) {
    try {
      const page = await document.getPage(number);
      const painted = await readPage(page, uses);
      page.cleanup();
      characters += painted.glyphs.length;
      pages.push(painted);
    } catch (error) {
      // A broken page is left out; the file is rejected if no page can be read.
      failure = asRejection(error);
      continue;
    }
    if (characters > limits.textChars) break;
  }
  if (pages.length === 0 && failure) throw failure;
  const truncated = document.numPages > count || characters > limits.textChars;
  return {
    pages,
    unreadable: unreadablePages(pages, uses.byFont),
    links: truncated ? [] : await linksOf(document),
    truncated,
  };
}

/**
 * Returns the addresses behind links. Asks for annotations by type, because the request per page would read its text a
 * second time. It reads every page, so it is not used for documents beyond the limit.
 */
async function linksOf(document: PDFDocumentProxy): Promise<string[]> {
  const annotations = (await document
    .getAnnotationsByType(new Set([AnnotationType.LINK]), new Set())
    .catch(() => [])) as Link[];
  return annotations.map((link) => link.url ?? link.unsafeUrl ?? '').filter((url) => url !== '');
}

async function readPage(page: PDFPageProxy, uses: FontUses): Promise<PagePaint> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ intent: 'display' });
  await fontsReady(page, list.fnArray, list.argsArray as unknown[][]);
  const canvas = new PageCanvas(page, viewport.width, viewport.height, viewport.transform as Matrix, uses);
  runOperators(list, canvas);
  return canvas.result();
}

/** Waits for the fonts that the operators name: pdf.js may deliver them later than the operators. */
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
    [...names]
      .filter((name) => !fonts.has(name))
      .map((name) => new Promise<void>((resolve) => fonts.get(name, resolve))),
  );
}
