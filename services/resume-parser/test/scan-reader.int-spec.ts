import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itInLongForm } from '@araucaria/testing';
import { SCAN_LIMITS } from '../src/limits.js';
import { ParserPool } from '../src/process/parser-pool.js';
import { ScanReader } from '../src/ocr/scan-reader.js';
import { ParserStarved } from '../src/resume-rejected.js';
import * as hostile from './hostile.js';

const built = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
const scan = readFileSync(new URL('./fixtures/scan/goiania.pdf', import.meta.url));
const shadow = readFileSync(new URL('./fixtures/scan/sombra.pdf', import.meta.url));
const text = readFileSync(new URL('./fixtures/pdf/pt-libreoffice-word-larissa.pdf', import.meta.url));
const cipher = (name: string) => readFileSync(new URL(`./fixtures/ciphers/${name}.pdf`, import.meta.url));
/** The machine may run other tests at the same time; these tests do not depend on its speed. */
const LONG_LIMITS = { ...SCAN_LIMITS, cpuMs: 60_000, wallMs: 120_000 };

describe('the reader of scans', () => {
  beforeAll(() => {
    if (!existsSync(built('scan-child'))) throw new Error('build the resume-parser first');
  });

  it('reads a picture of a page with low confidence in every value', async () => {
    const reasons: unknown[] = [];
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'), (reason) => reasons.push(reason));
    const resume = await reader.read(scan);
    expect(reasons).toEqual([]);
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

  // In `npm test` the scan above, and read-scan.int-spec.
  itInLongForm(
    'reads what a shadow lies on, white letters on a dark column and grey ones beside it',
    async () => {
      const reader = new ScanReader(LONG_LIMITS, built('scan-child'));
      const resume = await reader.read(shadow);
      expect(resume?.fields).toMatchObject({
        firstName: 'Heloísa',
        phone: '(19) 98127-4455',
        city: 'Campinas',
        zip: '13015-001',
        educationLevel: 'Pós-Graduação',
      });
      expect(resume?.experiences).toMatchObject([
        { position: 'Business Partner de RH', company: 'Farmaquímica do Brasil', isCurrent: true },
        { position: 'Analista de RH Sênior', company: 'Grupo Vidal' },
        { position: 'Analista de RH Pleno', company: 'Grupo Vidal' },
      ]);
    },
  );

  it('draws and reads a page whose font does not say which letters it draws, and keeps the text of the others', async () => {
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'));
    const resume = await reader.read(cipher('pt-pdfkit-segunda-pagina'));
    expect(resume).toMatchObject({ kind: 'scanned', recognised: true });
    expect(resume?.fields).toMatchObject({ firstName: 'Bruna', email: 'bruna.leal@exemplo.com' });
    expect(resume?.confidence.email).toBeGreaterThan(0.75);
    expect(resume?.experiences).toMatchObject([
      { position: 'Analista de Compras', company: 'Porto Criativo' },
      { position: 'Auxiliar de Compras', company: 'Armazém São Francisco' },
    ]);
    expect(resume?.fields.educationLevel).toBe('Graduação');
    expect(resume?.confidence.educationLevel).toBe(0.5);
  });

  for (const name of [
    'pt-pdfkit-sem-tabela',
    'pt-desenhos-sem-nome',
    'pt-pdfkit-tabela-trocada',
    'pt-pdfkit-tudo-espaco',
    'pt-contornos',
  ])
    itInLongForm(`draws and reads ${name}`, async () => {
      const resume = await new ScanReader(LONG_LIMITS, built('scan-child')).read(cipher(name));
      expect(resume?.fields).toMatchObject({
        firstName: 'Bruna',
        lastName: 'Leal Teixeira',
        phone: '(86) 99123-4455',
        zip: '64000-060',
        portfolioUrl: '',
      });
      expect(resume?.experiences).toHaveLength(2);
      expect(resume?.education).toHaveLength(1);
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

  it('says why it read nothing, so that an installation that can recognise no scan is noticed', async () => {
    const reasons: unknown[] = [];
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'), (reason) => reasons.push(reason));
    await reader.read(hostile.JPEG);
    expect(reasons).toMatchObject([{ code: 'NOT_A_PDF' }]);
  });

  it('returns nothing when its result is no longer waited for, and says that the machine was too busy', async () => {
    const reasons: unknown[] = [];
    const reader = new ScanReader(LONG_LIMITS, built('scan-child'), (reason) => reasons.push(reason));
    expect(await reader.read(scan, 1)).toBeUndefined();
    expect(reasons).toEqual([expect.any(ParserStarved)]);
  });

  it('returns nothing when its time limit passes', async () => {
    const reader = new ScanReader({ ...LONG_LIMITS, cpuMs: 1_000 }, built('scan-child'));
    expect(await reader.read(scan)).toBeUndefined();
  });
});
