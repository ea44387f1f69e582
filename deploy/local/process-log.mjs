import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Two files of this size per process at most; a day of work stays well below. */
const LIMIT = 20_000_000;
/** The same error again within this time is not shown again: a lost Redis says so hundreds of times. */
const REPEAT_AFTER = 10_000;

/** The log file of one process: everything goes in, only errors are shown, shortened. */
export class ProcessLog {
  #file;
  #stream;
  #size = 0;
  #rest = '';
  #lastLines = [];
  #shown = new Map();
  #show;

  /**
   * @param {string} file
   * @param {(text: string) => void} show
   */
  constructor(file, show) {
    this.#file = file;
    this.#show = show;
    mkdirSync(dirname(file), { recursive: true });
    this.#size = existsSync(file) ? statSync(file).size : 0;
    this.#stream = createWriteStream(file, { flags: 'a' });
  }

  get file() {
    return this.#file;
  }

  /** The last errors and plain lines, for the message when the process does not start; without log records of success. */
  get tail() {
    const relevant = this.#lastLines
      .map((line) => (line.startsWith('{') ? errorIn(line) : line))
      .filter(Boolean);
    return (relevant.length > 0 ? relevant : this.#lastLines).slice(-15).join('\n');
  }

  /** @param {Buffer} chunk */
  write(chunk) {
    if (this.#size > LIMIT) this.#rotate();
    this.#size += chunk.length;
    this.#stream.write(chunk);
    const lines = (this.#rest + chunk.toString('utf8')).split('\n');
    this.#rest = (lines.pop() ?? '').slice(-10_000);
    for (const line of lines) {
      if (!line) continue;
      this.#lastLines = [...this.#lastLines.slice(-59), line.slice(0, 600)];
      const error = errorIn(line);
      if (error) this.#report(error);
    }
  }

  close() {
    this.#stream.end();
  }

  #rotate() {
    this.#stream.end();
    renameSync(this.#file, `${this.#file}.1`);
    this.#stream = createWriteStream(this.#file, { flags: 'a' });
    this.#size = 0;
  }

  /** @param {string} error */
  #report(error) {
    const now = Date.now();
    if (now - (this.#shown.get(error) ?? 0) < REPEAT_AFTER) return;
    if (this.#shown.size > 200) this.#shown.clear();
    this.#shown.set(error, now);
    this.#show(error);
  }
}

/**
 * @param {string} line a line of pino, or plain text
 * @returns {string | undefined} what went wrong, in at most 200 characters
 */
export function errorIn(line) {
  if (line.startsWith('{')) {
    if (!/"level":(?:[56]0|"(?:error|fatal)")/.test(line)) return undefined;
    try {
      const { msg, err, error } = JSON.parse(line);
      const detail = err?.message ?? error?.message;
      return (
        [msg, msg?.includes(detail) ? undefined : detail].filter(Boolean).join(': ').slice(0, 200) || 'error'
      );
    } catch {
      return undefined;
    }
  }
  return /^(?:\w*Error\b|fatal|Uncaught)/i.test(line) ? line.slice(0, 200) : undefined;
}
