/** A parser process: one file at a time, no network, told when to end by closing its channel. */
import './no-network.js';
import { ResumeRejected } from './resume-rejected.js';
import { parseResume } from './parse-resume.js';
import type { ParseAnswer, ParseRequest } from './parser-protocol.js';

const memoryMb = () => process.memoryUsage.rss() / 1_048_576;

async function answer(request: ParseRequest): Promise<ParseAnswer> {
  try {
    return { ok: true, resume: await parseResume(request.bytes, request.limits), memoryMb: memoryMb() };
  } catch (error) {
    if (error instanceof ResumeRejected)
      return { ok: false, code: error.code, detail: error.detail, memoryMb: memoryMb() };
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, code: 'DAMAGED', detail: detail.slice(0, 2000), memoryMb: memoryMb() };
  }
}

process.on('message', (request: ParseRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
// Signals of the terminal go to the whole group; the pool decides when its processes end.
process.on('SIGINT', () => undefined);
process.send?.('ready');
