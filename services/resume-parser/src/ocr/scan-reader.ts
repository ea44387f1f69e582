import { fileURLToPath } from 'node:url';
import { SCAN_LIMITS, type ParseLimits } from '../limits.js';
import { ParserProcess } from '../process/parser-process.js';
import { ParserStarved, ResumeRejected } from '../resume-rejected.js';
import type { ParsedResume } from '../resume.js';

/** After a longer wait, filling in the form by hand is quicker. */
const QUEUE_TIMEOUT_MS = 5_000;

/** One scan that is read and one that waits. The worker takes this many more messages, so that scans keep no place of text. */
export const SCAN_PLACES = 2;

/**
 * Reads scans one at a time, each in a process of its own. Recognition takes a hundred times as long as reading text, so
 * text never waits for it, and further scans are refused instead of queued.
 */
export class ScanReader {
  private readonly waiting: ((free: boolean) => void)[] = [];
  private busy = false;
  private running: ParserProcess | undefined;

  /** @param onUnread is called with the reason why a scan was not read; its sender only sees an empty form */
  constructor(
    private readonly limits = SCAN_LIMITS,
    private readonly childPath = fileURLToPath(new URL('../scan-child.js', import.meta.url)),
    private readonly onUnread: (reason: ResumeRejected | ParserStarved) => void = () => undefined,
  ) {}

  /**
   * Returns undefined where nothing could be read in time. Never throws because of the file.
   * @param waitMs how long the result is waited for, the turn of other scans included
   */
  async read(bytes: Uint8Array, waitMs = this.limits.wallMs): Promise<ParsedResume | undefined> {
    const until = performance.now() + waitMs;
    if (!(await this.turn())) return undefined;
    try {
      const wallMs = Math.max(0, Math.min(this.limits.wallMs, until - performance.now()));
      const resume = await this.inProcess(bytes, { ...this.limits, wallMs });
      return resume.recognised ? resume : undefined;
    } catch (error) {
      if (!(error instanceof ResumeRejected || error instanceof ParserStarved)) throw error;
      this.onUnread(error);
      return undefined;
    } finally {
      const next = this.waiting.shift();
      if (next) next(true);
      else this.busy = false;
    }
  }

  close(): void {
    this.running?.stop();
  }

  /** Waits until no other scan is read; false if that takes too long. */
  private async turn(): Promise<boolean> {
    if (!this.busy) {
      this.busy = true;
      return true;
    }
    if (this.waiting.length >= SCAN_PLACES - 1) return false;
    return new Promise((resolve) => {
      const free = (isFree: boolean) => {
        clearTimeout(timer);
        resolve(isFree);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(free), 1);
        resolve(false);
      }, QUEUE_TIMEOUT_MS);
      this.waiting.push(free);
    });
  }

  private async inProcess(bytes: Uint8Array, limits: ParseLimits): Promise<ParsedResume> {
    const parser = new ParserProcess(this.childPath, limits, { polite: true });
    this.running = parser;
    try {
      return await parser.parse(bytes, limits);
    } finally {
      parser.stop();
      this.running = undefined;
    }
  }
}
