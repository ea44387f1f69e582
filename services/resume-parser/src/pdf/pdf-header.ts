import { ResumeRejected } from '../resume-rejected.js';

/** The header may follow some bytes of junk (mail gateways, scanners): readers accept it in the first 1024. */
const HEADER_WINDOW = 1024;

export function assertLooksLikePdf(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ResumeRejected('EMPTY');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WINDOW)).toString(
    'latin1',
  );
  if (!head.includes('%PDF-')) throw new ResumeRejected('NOT_A_PDF');
}
