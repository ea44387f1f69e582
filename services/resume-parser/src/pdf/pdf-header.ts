import { ResumeRejected } from '../resume-rejected.js';

/** Mail gateways and scanners may put bytes before the header; PDF readers accept it in the first 1024. */
const HEADER_WINDOW_BYTES = 1024;

export function assertLooksLikePdf(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ResumeRejected('EMPTY');
  const head = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, HEADER_WINDOW_BYTES),
  ).toString('latin1');
  if (!head.includes('%PDF-')) throw new ResumeRejected('NOT_A_PDF');
}
