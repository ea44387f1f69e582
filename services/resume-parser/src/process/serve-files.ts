import type { ParseLimits } from '../limits.js';
import type { ParseAnswer, ParseRequest } from './parser-protocol.js';
import { ResumeRejected } from '../resume-rejected.js';
import type { ParsedResume } from '../resume.js';

const residentMb = () => process.memoryUsage.rss() / 1_048_576;

/** Runs a parser process: reads one file at a time, and ends when its channel closes. */
export function serveFiles(parse: (bytes: Uint8Array, limits: ParseLimits) => Promise<ParsedResume>): void {
  const atStart = residentMb();
  const grownMb = () => residentMb() - atStart;
  const answer = async (request: ParseRequest): Promise<ParseAnswer> => {
    try {
      return { ok: true, resume: await parse(request.bytes, request.limits), grownMb: grownMb() };
    } catch (error) {
      if (error instanceof ResumeRejected)
        return { ok: false, code: error.code, detail: error.detail, grownMb: grownMb() };
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { ok: false, code: 'DAMAGED', detail: detail.slice(0, 2000), grownMb: grownMb() };
    }
  };
  process.on('message', (request: ParseRequest) => {
    void answer(request).then((result) => process.send?.(result));
  });
  process.on('disconnect', () => process.exit(0));
  // Signals of the terminal go to the whole group; the pool decides when its processes end.
  process.on('SIGINT', () => undefined);
  process.send?.('ready');
}
