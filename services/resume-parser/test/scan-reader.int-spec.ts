import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itInLongForm } from '@araucaria/testing';
import { SCAN_LIMITS } from '../src/limits.js';
import { ParserPool } from '../src/process/parser-pool.js';
import { ScanReader } from '../src/ocr/scan-reader.js';
import * as hostile from './hostile.js';

const built = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
const scan = readFileSync(new URL('./fixtures/scan/goiania.pdf', import.meta.url));
const text = readFileSync(new URL('./fixtures/pdf/pt-libreoffice-word-larissa.pdf', import.meta.url));
/** The machine may run other tests at the same time; these tests do not depend on its speed. */
const LONG_LIMITS = { ...SCAN_LIMITS, cpuMs: 60_000, wallMs: 120_000 };

describe('the reader of scans', () => {
  beforeAll(() => {
    if (!existsSync(built('scan-child'))) throw new Error('build the resume-parser first');
  });

  it('reads a picture of a page with low confidence in every value', async () => {
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'));
    const resume = await reader.read(scan);
    expect(resume).toMatchObject({ kind: 'scanned', recognised: true });
    expect(resume?.fields).toMatchObject({
      firstName: 'Divino',
      lastName: 'Eurípedes Machado Filho',
      email: 'divino.machado@gmail.com',
      phone: '(62) 98133-0471',
      city: 'Goiânia',
      state: 'GO',
      zip: '74230-020',
      educationLevel: 'Pós-Graduação',
    });
    expect(Math.max(...Object.values(resume?.confidence ?? {}))).toBeLessThan(0.6);
  });

  itInLongForm('reads one scan, queues one and refuses further ones, without delaying text', async () => {
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'));
    const pool = new ParserPool({ size: 1, childPath: built('parser-child') });
    const first = reader.read(scan);
    const second = reader.read(scan);
    expect(await reader.read(scan)).toBeUndefined();
    expect((await pool.parse(text)).fields.city).toBe('Porto Alegre');
    expect(await first).toBeDefined();
    // It was read, or its wait timed out.
    await second;
    reader.close();
    pool.close();
  });

  it.each([
    ['a picture too large to look at', () => hostile.pictureOf(60_000, 60_000)],
    ['text instead of pictures', () => text],
    ['no PDF at all', () => hostile.JPEG],
  ])('returns nothing for %s', async (_what, make) => {
    expect(await new ScanReader(LONG_LIMITS, built('scan-child')).read(make())).toBeUndefined();
  });

  it('returns nothing when its time limit passes', async () => {
    const reader = new ScanReader({ ...LONG_LIMITS, cpuMs: 1_000 }, built('scan-child'));
    expect(await reader.read(scan)).toBeUndefined();
  });
});
