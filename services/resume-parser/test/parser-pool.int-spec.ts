import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { isLongForm } from '@araucaria/testing';
import { DEFAULT_LIMITS } from '../src/limits.js';
import { ParserPool } from '../src/process/parser-pool.js';
import { ParserStarved, ResumeRejected } from '../src/resume-rejected.js';
import * as hostile from './hostile.js';

/** In the long form the limits of the product and files far beyond them; otherwise half of both. */
const SCALE = isLongForm ? 1 : 0.5;
const BOMB_MB = 256 * SCALE;

/** The built child: the permission model reads nothing else, so sources cannot stand in for it. */
const childPath = fileURLToPath(new URL('../dist/parser-child.js', import.meta.url));
const resumePdf = readFileSync(new URL('./fixtures/pdf/pt-libreoffice-word-larissa.pdf', import.meta.url));

async function encrypted(userPassword = 'segredo'): Promise<Uint8Array> {
  const pdf = new PDFDocument({ userPassword, ownerPassword: 'outro', pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Currículo trancado').end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

describe('the parser pool', () => {
  let pool: ParserPool;

  beforeAll(() => {
    if (!existsSync(childPath))
      throw new Error('build the resume-parser first: the pool runs its compiled child');
    // On a busy machine a file may take many times as long; what ends these files here is their content.
    pool = new ParserPool({
      size: 2,
      filesPerProcess: 3,
      childPath,
      limits: { cpuMs: 60_000, wallMs: 90_000, memoryMb: DEFAULT_LIMITS.memoryMb * SCALE },
    });
    pool.warmUp();
  });

  afterAll(() => {
    pool.close();
  });

  const outcome = (bytes: Uint8Array) =>
    pool.parse(bytes).then(
      (resume) => resume.kind,
      (error: unknown) => (error instanceof ResumeRejected ? error.code : String(error)),
    );

  it('reads more résumés than one process reads', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const resume = await pool.parse(resumePdf);
      expect(resume.fields.city).toBe('Porto Alegre');
    }
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty file', () => new Uint8Array(0), 'EMPTY'],
    ['a picture named .pdf', () => hostile.JPEG, 'NOT_A_PDF'],
    ['an encrypted file', () => encrypted(), 'ENCRYPTED'],
    ['a file that only its owner may change', () => encrypted(''), 'text'],
    ['a table of contents that leads to itself', hostile.cyclicTable, 'text'],
    ['a font of 4 MB that is none', hostile.brokenFont, 'text'],
    ['half a file', () => resumePdf.subarray(0, resumePdf.length / 2), 'DAMAGED'],
    ['a page tree in a circle', hostile.cyclicPages, 'DAMAGED'],
    ['deep arrays', () => hostile.deepArrays(200_000 * SCALE), 'DAMAGED'],
    ['a form that draws itself', hostile.selfDrawingForm, 'scanned'],
    ['many thousand pages', () => hostile.manyPages(200_000 * SCALE), 'text'],
    ['scripts', hostile.activeContent, 'text'],
    ['a bomb behind two deflate layers', () => hostile.flateBomb(BOMB_MB), 'TOO_COMPLEX'],
    ['millions of text operators', () => hostile.manyOperators(4_000_000 * SCALE), 'TOO_COMPLEX'],
  ])('%s ends as %s', async (_what, make, expected) => {
    expect(await outcome(await make())).toBe(expected);
  });

  it('reads other files while a malicious one exceeds its limits', async () => {
    const [bomb, ...others] = await Promise.all([
      outcome(hostile.flateBomb(BOMB_MB)),
      outcome(resumePdf),
      outcome(resumePdf),
      outcome(resumePdf),
    ]);
    expect(bomb).toBe('TOO_COMPLEX');
    expect(others).toEqual(['text', 'text', 'text']);
  });

  it.each([
    ['hardly any', { cpuMs: 10_000, wallMs: 500 }],
    ['a part', { cpuMs: 5_000, wallMs: 1_500 }],
  ])(
    'does not blame a file that had %s of its processor time, and reads it afterwards',
    async (_, limits) => {
      const busy = new ParserPool({ size: 1, childPath, limits: { ...limits, memoryMb: 2_000 } });
      try {
        await expect(busy.parse(hostile.manyOperators(4_000_000))).rejects.toBeInstanceOf(ParserStarved);
      } finally {
        busy.close();
      }
      expect(await outcome(resumePdf)).toBe('text');
    },
  );

  it('rejects a file with the reason', async () => {
    await expect(pool.parse(hostile.JPEG)).rejects.toMatchObject({ code: 'NOT_A_PDF' });
    await expect(pool.parse(await encrypted())).rejects.toMatchObject({ code: 'ENCRYPTED' });
  });
});
