import type { ZonedLine } from './zoned-line.js';

/** The lines that have their section, with what later lines ask about them, so that no question searches them all. */
export class ZonedSoFar {
  readonly lines: ZonedLine[] = [];
  #headingAt = -1;
  /** The last line whose column is not that of the last line. */
  #lastOfOther: ZonedLine | undefined;

  push(...added: ZonedLine[]): void {
    for (const line of added) {
      const last = this.lines.at(-1);
      if (last && last.block !== line.block) this.#lastOfOther = last;
      if (line.heading) this.#headingAt = this.lines.length;
      this.lines.push(line);
    }
  }

  lastOutside(block: number): ZonedLine | undefined {
    const last = this.lines.at(-1);
    return last?.block === block ? this.#lastOfOther : last;
  }

  /** The first line below the last heading, or of the document where it has none. */
  firstOfSection(): ZonedLine | undefined {
    return this.lines[this.#headingAt + 1];
  }
}
