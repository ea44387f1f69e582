import {
  getDocument,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Larger pictures are left out: a page of 300 dpi has 9 million pixels. */
const MAX_IMAGE_PIXELS = 50_000_000;
/** A page of a hostile file may be as wide as a street. */
const MAX_CANVAS_PIXELS = 16_000_000;

interface OpenedPdf {
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/** Opens a PDF in a worker of its own, which ends with it: a file that keeps its worker busy delays no other one. */
export function openPdf(bytes: Uint8Array): OpenedPdf {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  const task = getDocument({
    // PDF.js hands the buffer over to its worker.
    data: bytes.slice(),
    worker: PDFWorker.create({ port }),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // Logs errors only: a file of a stranger may deserve a warning for each of its glyphs.
    verbosity: 0,
  });
  return {
    document: task.promise,
    close: () => {
      void task
        .destroy()
        .catch(() => undefined)
        .finally(() => port.terminate());
    },
  };
}

interface PageTarget {
  canvas: HTMLCanvasElement;
  /** Holds the text, transparent over the picture, to be read aloud, searched and copied. */
  text: HTMLElement;
  /** In CSS pixels. */
  width: number;
  /** The elements of the text, one for each piece of it. */
  onText: (pieces: readonly HTMLElement[]) => void;
}

/** Draws a page and its text. @returns what stops it */
export function drawPage(page: PDFPageProxy, { canvas, text, width, onText }: PageTarget): () => void {
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  const viewport = page.getViewport({ scale });
  const wanted = scale * devicePixelRatio;
  const limit = Math.sqrt(MAX_CANVAS_PIXELS / (natural.width * natural.height));
  const sharp = page.getViewport({ scale: Math.min(wanted, limit) });
  canvas.width = Math.floor(sharp.width);
  canvas.height = Math.floor(sharp.height);
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const drawing = page.render({ canvas, viewport: sharp });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    container: text,
    viewport,
  });
  // A page that cannot be drawn stays white; the file can still be opened by itself.
  drawing.promise.catch(() => undefined);
  layer.render().then(
    () => onText(layer.textDivs),
    () => undefined,
  );
  return () => {
    drawing.cancel();
    layer.cancel();
  };
}
