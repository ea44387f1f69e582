import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { dirname } from 'node:path';

/** Each process has at most two files of this size. A day of work stays well below. */
const MAX_FILE_BYTES = 20_000_000;
/** The same error is not shown again within this time: a lost Redis causes it hundreds of times. */
const REPEAT_INTERVAL_MS = 10_000;
const MAX_REMEMBERED_ERRORS = 200;
const MAX_KEPT_LINES = 60;
const MAX_LINE_CHARACTERS = 600;
const MAX_UNFINISHED_LINE_CHARACTERS = 10_000;
const MAX_ERROR_CHARACTERS = 200;
const TAIL_LINES = 15;

/** A log record of pino, as far as it matters here. */
interface LogRecord {
  msg?: string;
  err?: { message?: string };
  error?: { message?: string };
}

/** Appends to a file that its owner alone reads: lines hold addresses and ids. Tightens one of an earlier release. */
function openLog(file: string): WriteStream {
  if (existsSync(file)) chmodSync(file, 0o600);
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
}

/** The log file of one process. It gets the whole output; errors are also shown, shortened. */
export class ProcessLog {
  readonly file: string;
  readonly #show: (text: string) => void;
  readonly #shownAt = new Map<string, number>();
  #stream: WriteStream;
  #sizeBytes: number;
  #unfinishedLine = '';
  #lastLines: string[] = [];

  constructor(file: string, show: (text: string) => void) {
    this.file = file;
    this.#show = show;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#sizeBytes = existsSync(file) ? statSync(file).size : 0;
    this.#stream = openLog(file);
  }

  /** The last errors and plain lines, without log records of success. */
  get tail(): string {
    const relevant = this.#lastLines
      .map((line) => (line.startsWith('{') ? errorIn(line) : line))
      .filter(Boolean);
    return (relevant.length > 0 ? relevant : this.#lastLines).slice(-TAIL_LINES).join('\n');
  }

  /** Output after {@link close} is dropped: the pipe of a killed process may deliver its last lines late. */
  write(chunk: Buffer): void {
    if (this.#stream.writableEnded) return;
    if (this.#sizeBytes > MAX_FILE_BYTES) this.#rotate();
    this.#sizeBytes += chunk.length;
    this.#stream.write(chunk);
    const lines = (this.#unfinishedLine + chunk.toString('utf8')).split('\n');
    this.#unfinishedLine = (lines.pop() ?? '').slice(-MAX_UNFINISHED_LINE_CHARACTERS);
    for (const line of lines) {
      if (!line) continue;
      this.#lastLines = [...this.#lastLines.slice(1 - MAX_KEPT_LINES), line.slice(0, MAX_LINE_CHARACTERS)];
      const error = errorIn(line);
      if (error) this.#report(error);
    }
  }

  close(): void {
    this.#stream.end();
  }

  #rotate(): void {
    this.#stream.end();
    renameSync(this.file, `${this.file}.1`);
    this.#stream = openLog(this.file);
    this.#sizeBytes = 0;
  }

  #report(error: string): void {
    const now = Date.now();
    if (now - (this.#shownAt.get(error) ?? 0) < REPEAT_INTERVAL_MS) return;
    if (this.#shownAt.size > MAX_REMEMBERED_ERRORS) this.#shownAt.clear();
    this.#shownAt.set(error, now);
    this.#show(error);
  }
}

/**
 * The error that a line of output reports, shortened.
 * @param line a JSON record of pino, or plain text
 */
function errorIn(line: string): string | undefined {
  if (line.startsWith('{')) {
    if (!/"level":(?:[56]0|"(?:error|fatal)")/.test(line)) return undefined;
    try {
      const { msg, err, error } = JSON.parse(line) as LogRecord;
      const detail = err?.message ?? error?.message;
      const parts = [msg, detail && msg?.includes(detail) ? undefined : detail].filter(Boolean);
      return parts.join(': ').slice(0, MAX_ERROR_CHARACTERS) || 'error';
    } catch {
      return undefined;
    }
  }
  return /^(?:\w*Error\b|fatal|Uncaught)/i.test(line) ? line.slice(0, MAX_ERROR_CHARACTERS) : undefined;
}
