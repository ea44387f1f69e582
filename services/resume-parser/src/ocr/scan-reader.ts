import { fileURLToPath } from 'node:url';
import { SCAN_LIMITS } from '../limits.js';
import { ParserProcess } from '../parser-process.js';
import { ResumeRejected } from '../resume-rejected.js';
import type { ParsedResume } from '../resume.js';

/** Whoever would have to wait longer than this fills the form in by hand sooner. */
const PATIENCE_MS = 5_000;

/** One that is read and one that waits: so many messages of the queue may stand here without a place for text being taken. */
export const SCAN_PLACES = 2;

/**
 * Reads scans one at a time, each in a process that is started for it and ends with it: recognition takes a hundred times
 * as long as reading text, and must never stand before it. A queue of scans is refused instead.
 */
export class ScanReader {
  private readonly waiting: ((free: boolean) => void)[] = [];
  private busy = false;
  private running?: ParserProcess;

  constructor(
    private readonly limits = SCAN_LIMITS,
    private readonly childPath = fileURLToPath(new URL('../scan-child.js', import.meta.url)),
  ) {}

  /** Undefined where nothing could be read in time; never throws for what the file does. */
  async read(bytes: Uint8Array): Promise<ParsedResume | undefined> {
    if (!(await this.turn())) return undefined;
    try {
      const resume = await this.inProcess(bytes);
      return resume.recognised ? resume : undefined;
    } catch (error) {
      if (error instanceof ResumeRejected) return undefined;
      throw error;
    } finally {
      const next = this.waiting.shift();
      if (next) next(true);
      else this.busy = false;
    }
  }

  close(): void {
    this.running?.stop();
  }

  /** The place of the one who is being read, if it becomes free soon enough. */
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
      }, PATIENCE_MS);
      this.waiting.push(free);
    });
  }

  private async inProcess(bytes: Uint8Array): Promise<ParsedResume> {
    const parser = new ParserProcess(this.childPath, this.limits, { polite: true });
    this.running = parser;
    try {
      return await parser.parse(bytes, this.limits);
    } finally {
      parser.stop();
      this.running = undefined;
    }
  }
}
