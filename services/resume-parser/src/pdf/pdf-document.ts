import { fileURLToPath } from 'node:url';
import './pdf-globals.js';
import { PDFParse } from 'pdf-parse';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { assertLooksLikePdf } from './pdf-header.js';
import { ResumeRejected } from '../resume-rejected.js';

/** Fonts are never drawn here, so a document that claims to have loaded them at once saves building every outline. */
const NO_FONTS_DRAWN = { fonts: { add: () => undefined, delete: () => undefined, clear: () => undefined } };

/** Decoders of JPEG 2000. */
const WASM = fileURLToPath(new URL('../../wasm/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

/** Opens the document; the caller closes it with `close`. */
export async function openPdf(
  bytes: Uint8Array,
  { pictures = false } = {},
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  assertLooksLikePdf(bytes);
  const parser = new PDFParse({
    // A copy: pdf.js takes ownership of what it is given, and fails on slices of pooled buffers.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: false,
    useSystemFonts: false,
    enableXfa: false,
    // For text, anything larger than a pixel is skipped instead of decoded; A4 at 400 dpi has 15 million of them.
    maxImageSize: pictures ? 16_000_000 : 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: WASM,
    stopAtErrors: false,
    ownerDocument: NO_FONTS_DRAWN,
  });
  try {
    // `getText` and friends give no positions; the document behind them does.
    const document = (await parser['load']()) as unknown as PDFDocumentProxy;
    return { document, close: () => parser.destroy() };
  } catch (error) {
    await parser.destroy().catch(() => undefined);
    throw asRejection(error);
  }
}

/** Everything that pdf.js throws about a file is the file's fault. */
export function asRejection(error: unknown): ResumeRejected {
  if (error instanceof ResumeRejected) return error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ResumeRejected(/password/i.test(detail) ? 'ENCRYPTED' : 'DAMAGED', detail.slice(0, 300));
}
