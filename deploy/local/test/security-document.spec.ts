import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { testsNamedIn } from '../tests/named-tests.ts';

/** The requirements of levels 1 and 2 of ASVS 5.0.0, as ranges of numbers by section. */
const REQUIREMENTS: Record<string, string> = {
  ...{ '1.1': '1-2', '1.2': '1-9', '1.3': '1-11', '1.4': '1-3', '1.5': '1-2' },
  ...{ '2.1': '1-3', '2.2': '1-3', '2.3': '1-4', '2.4': '1-1' },
  ...{ '3.2': '1-2', '3.3': '1-4', '3.4': '1-6', '3.5': '1-5', '3.7': '1-2' },
  ...{ '4.1': '1-3', '4.2': '1-1', '4.3': '1-2', '4.4': '1-4' },
  ...{ '5.1': '1-1', '5.2': '1-3', '5.3': '1-2', '5.4': '1-3' },
  ...{ '6.1': '1-3', '6.2': '1-12', '6.3': '1-4', '6.4': '1-4', '6.5': '1-5', '6.6': '1-3', '6.8': '1-4' },
  ...{ '7.1': '1-3', '7.2': '1-4', '7.3': '1-2', '7.4': '1-5', '7.5': '1-2', '7.6': '1-2' },
  ...{ '8.1': '1-2', '8.2': '1-3', '8.3': '1-1', '8.4': '1-1' },
  ...{ '9.1': '1-3', '9.2': '1-4' },
  ...{ '10.1': '1-2', '10.2': '1-2', '10.3': '1-4', '10.4': '1-11', '10.5': '1-5', '10.6': '1-2' },
  ...{ '10.7': '1-3' },
  ...{ '11.1': '1-2', '11.2': '1-3', '11.3': '1-3', '11.4': '1-4', '11.5': '1-1', '11.6': '1-1' },
  ...{ '12.1': '1-3', '12.2': '1-2', '12.3': '1-4' },
  ...{ '13.1': '1-1', '13.2': '1-5', '13.3': '1-2', '13.4': '1-5' },
  ...{ '14.1': '1-2', '14.2': '1-4', '14.3': '1-3' },
  ...{ '15.1': '1-3', '15.2': '1-3', '15.3': '1-7' },
  ...{ '16.1': '1-1', '16.2': '1-5', '16.3': '1-4', '16.4': '1-3', '16.5': '1-3' },
  ...{ '17.1': '1-1', '17.2': '1-4', '17.3': '1-2' },
};
const STATUSES = new Set(['met', 'partly', 'operator', 'not met', 'n/a']);

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const rows = [
  ...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+(?:–\d+)?) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm),
].map(([, id = '', about = '', status = '', answer = '']) => ({ id, about, status, answer }));

/** The numbers of a section between two, such as `4.4` and `1-4`. */
function numbersIn(section: string, range: string): string[] {
  const [first = 0, last = first] = range.split(/[-–]/).map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
}

/** Paths in backticks that name a file of this tree, and targets of links. */
function filesNamedIn(document: string): string[] {
  const text = read(document);
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  return [...paths, ...links];
}

describe('docs/security.md', () => {
  it('answers every requirement of levels 1 and 2 once', () => {
    const expected = Object.entries(REQUIREMENTS).flatMap(([section, range]) => numbersIn(section, range));
    expect(expected).toHaveLength(253);
    const answered = rows.flatMap(({ id }) => {
      const [, section = '', range = ''] = /^(.*)\.(.*)$/.exec(id) ?? [];
      return numbersIn(section, range);
    });
    expect(answered).toEqual(expected);
  });

  it('gives every row a status, and a test or a reason', () => {
    for (const { id, status, answer } of rows) {
      expect([id, STATUSES.has(status)]).toEqual([id, true]);
      expect([id, answer.length > 5]).toEqual([id, true]);
    }
  });

  // A run of all tests asks that they have passed too (tests/run-tests.ts).
  it('names tests by titles that their files have', () => {
    const missing = testsNamedIn('docs/security.md').filter(
      ({ file, title }) => title !== undefined && !read(file).includes(title),
    );
    expect(missing).toEqual([]);
  });

  it.each(['docs/security.md', 'docs/privacy.md', 'SECURITY.md', 'docs/architecture.md'])(
    'names only files that exist: %s',
    (document) => {
      expect(filesNamedIn(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    },
  );
});
