import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS, type ParseLimits } from '../limits.js';
import { assertLooksLikePdf } from '../pdf/pdf-header.js';
import { ParserProcess } from './parser-process.js';
import type { ParsedResume } from '../resume.js';
import { ResumeRejected } from '../resume-rejected.js';

/**
 * A process is replaced after this many files, so that nothing a file leaves in it stays. A new process reads its first
 * hundred files up to twice as slowly, which is one file in twenty.
 */
const FILES_PER_PROCESS = 2_000;
/**
 * Share of the memory limit. A process that has grown by more is replaced, as too little is left for the next file. After
 * 1,000 usual résumés it has grown by 80 of 256 MB.
 */
const WORN_SHARE = 0.6;

export interface PoolOptions {
  size: number;
  limits?: Partial<ParseLimits>;
  filesPerProcess?: number;
  /** The compiled child; another one only in tests that run from the sources. */
  childPath?: string;
}

/** Reads résumés in processes of their own, a few at a time; a file that harms its process harms no other file. */
export class ParserPool {
  private readonly limits: ParseLimits;
  private readonly size: number;
  private readonly filesPerProcess: number;
  private readonly childPath: string;
  private readonly idle: ParserProcess[] = [];
  private readonly running = new Set<ParserProcess>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private closed = false;

  constructor(options: PoolOptions) {
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.size = options.size;
    this.filesPerProcess = options.filesPerProcess ?? FILES_PER_PROCESS;
    this.childPath = options.childPath ?? fileURLToPath(new URL('../parser-child.js', import.meta.url));
  }

  /** Starts the processes ahead of the first file. */
  warmUp(): void {
    while (this.idle.length + this.busy < this.size) this.idle.push(this.launch());
  }

  /** Throws `ResumeRejected` for a file that cannot be read, `ParserStarved` when the machine was too busy to read it. */
  async parse(bytes: Uint8Array): Promise<ParsedResume> {
    assertLooksLikePdf(bytes);
    if (this.closed) throw new Error('the parser pool is closed');
    await this.turn();
    const parser = this.take();
    try {
      return await parser.parse(bytes, this.limits);
    } catch (error) {
      // After a rejected file the process can go on; after any other error it cannot.
      if (!(error instanceof ResumeRejected)) parser.stop();
      throw error;
    } finally {
      this.giveBack(parser);
    }
  }

  close(): void {
    this.closed = true;
    for (const parser of this.running) parser.stop();
    this.running.clear();
    this.idle.length = 0;
  }

  private async turn(): Promise<void> {
    if (this.busy >= this.size) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy += 1;
  }

  private take(): ParserProcess {
    for (let parser = this.idle.pop(); parser; parser = this.idle.pop()) {
      if (!parser.dead) return parser;
      this.running.delete(parser);
    }
    return this.launch();
  }

  private launch(): ParserProcess {
    const parser = new ParserProcess(this.childPath, this.limits);
    this.running.add(parser);
    return parser;
  }

  private giveBack(parser: ParserProcess): void {
    const isWorn =
      parser.parsed >= this.filesPerProcess || parser.grownMb > this.limits.memoryMb * WORN_SHARE;
    if (parser.dead || isWorn || this.closed) {
      parser.stop();
      this.running.delete(parser);
      // The next process starts now, before a file waits for it.
      if (!this.closed) this.idle.push(this.launch());
    } else {
      this.idle.push(parser);
    }
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }
}
