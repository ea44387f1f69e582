import { headingsBeside } from '../src/layout/margin-headings.js';
import { ZonedSoFar } from '../src/layout/zoned-so-far.js';
import type { ZonedLine } from '../src/layout/zoned-line.js';

/** Lines that count how often their place is read. */
function counted<T extends ZonedLine>(count: number, partOf: (at: number) => Partial<T>) {
  const reads = { count: 0 };
  const lines = Array.from({ length: count }, (_, at): ZonedLine => {
    const line = {
      ...{ text: 'Reconciled the accounts', page: 0, x0: 200, x1: 400, y: at * 13, size: 10, bold: false },
      ...{ gap: 1, isFooter: false, fragments: [], block: 1, zone: 'head', heading: false, wraps: false },
      ...partOf(at),
    } as unknown as ZonedLine;
    return new Proxy(line, {
      get: (target, key) => {
        reads.count += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
  });
  return { lines, reads };
}

/** A margin with a few words above as many headings as the text beside it has lines. */
const margin = (count: number) =>
  counted(count, (at) => {
    const row = Math.floor(at / 2) * 13;
    if (at === 0) return { text: 'Mara Dairy Ltd', block: 0, x0: 40, x1: 150, y: row };
    return at % 2 === 0 ? { text: 'Experience', block: 0, x0: 40, x1: 150, y: row } : { y: row };
  });

const readsOfMargin = (count: number): number => {
  const { lines, reads } = margin(count);
  headingsBeside(lines);
  return reads.count;
};

const readsOfZones = (count: number): number => {
  const { lines, reads } = counted(count, () => ({}));
  const soFar = new ZonedSoFar();
  for (const line of lines) {
    soFar.lastOutside(line.block);
    soFar.firstOfSection();
    soFar.push(line);
  }
  return reads.count;
};

describe.each([
  ['headings in a margin', readsOfMargin],
  ['the sections read so far', readsOfZones],
])('%s', (_name, reads) => {
  it('read twice as many lines in about twice the work', () => {
    expect(reads(2_000)).toBeLessThan(reads(1_000) * 2.2);
  });
});

describe('the sections read so far', () => {
  const line = (block: number, heading = false) => ({ block, heading }) as ZonedLine;

  it('know the last line of another column and the first line below the last heading', () => {
    const [heading, title, aside, own] = [line(1, true), line(1), line(2), line(1)];
    const soFar = new ZonedSoFar();
    soFar.push(heading, title, aside, own);
    expect(soFar.lastOutside(1)).toBe(aside);
    expect(soFar.lastOutside(2)).toBe(own);
    expect(soFar.firstOfSection()).toBe(title);
  });
});
