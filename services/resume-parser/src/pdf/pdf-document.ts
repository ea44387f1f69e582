import { fileURLToPath } from 'node:url';
import './pdf-globals.js';
import { PDFParse } from 'pdf-parse';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { assertLooksLikePdf } from './pdf-header.js';
import { ResumeRejected } from '../resume-rejected.js';

/** Fonts are never drawn here. A document that reports them as loaded at once saves pdf.js from building their outlines. */
const NO_FONTS_DRAWN = { fonts: { add: () => undefined, delete: () => undefined, clear: () => undefined } };

/** The folder with the decoders of JPEG 2000. */
const WASM_URL = fileURLToPath(
  new URL('../../wasm/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
);

/** `PDFParse` declares `load` as private; its methods call it first and keep the document. */
interface LoadablePdf {
  load(): Promise<PDFDocumentProxy>;
}

/** A longer title is a text, not a name. */
const MAX_PROPERTY_LENGTH = 120;

/** Opens the document; the caller closes it with `close`. */
export async function openPdf(
  bytes: Uint8Array,
  { pictures = false } = {},
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  assertLooksLikePdf(bytes);
  const parser = new PDFParse({
    // A copy, because pdf.js takes ownership of the bytes and fails on slices of pooled buffers.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: false,
    useSystemFonts: false,
    enableXfa: false,
    // In pixels. For text, no picture is decoded; A4 at 400 dpi has 15 million pixels.
    maxImageSize: pictures ? 16_000_000 : 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: WASM_URL,
    stopAtErrors: false,
    ownerDocument: NO_FONTS_DRAWN,
  });
  try {
    // `getText` gives no positions; the document of pdf.js does.
    const document = await (parser as unknown as LoadablePdf).load();
    return { document, close: () => parser.destroy() };
  } catch (error) {
    await parser.destroy().catch(() => undefined);
    throw asRejection(error);
  }
}

export async function propertiesOf(document: PDFDocumentProxy): Promise<string[]> {
  const metadata = await document.getMetadata().catch(() => undefined);
  const info = (metadata?.info ?? {}) as { Title?: unknown; Author?: unknown };
  return [info.Title, info.Author].filter(
    (value): value is string => typeof value === 'string' && value.length < MAX_PROPERTY_LENGTH,
  );
}

/** Every error of pdf.js about a file rejects the file. */
export function asRejection(error: unknown): ResumeRejected {
  if (error instanceof ResumeRejected) return error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ResumeRejected(/password/i.test(detail) ? 'ENCRYPTED' : 'DAMAGED', detail.slice(0, 300));
}
