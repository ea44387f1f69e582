import { readdirSync, readFileSync } from 'node:fs';
import { parseResume } from '../src/parse-resume.js';
import { printed, type Piece } from './printed.js';

const FOLDER = new URL('./fixtures/ciphers/', import.meta.url);
const read = (file: string) => parseResume(readFileSync(new URL(file, FOLDER)));
const MIXED = 'pt-pdfkit-segunda-pagina.pdf';

describe('a document whose fonts do not say which letters they draw', () => {
  it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.pdf') && file !== MIXED))(
    '%s yields nothing, and asks for a picture',
    async (file) => {
      const resume = await read(file);
      expect(resume).toMatchObject({ kind: 'scanned', needsPictures: true, experiences: [], education: [] });
      expect(Object.values(resume.fields).filter(Boolean)).toEqual([]);
    },
  );

  it('yields what stands on its other pages, and says that it is a part', async () => {
    const resume = await read(MIXED);
    expect(resume).toMatchObject({ kind: 'text', needsPictures: true, truncated: true, education: [] });
    expect(resume.fields).toMatchObject({ firstName: 'Bruna', email: 'bruna.leal@exemplo.com' });
    expect(resume.fields.experienceSummary).toMatch(/manutenção\.$/);
  });
});

const LINES = [
  'Patrícia Araújo Brandão',
  'Teresina – PI | patricia.araujo@exemplo.com | (86) 99123-4455',
  'EXPERIÊNCIA',
  'Analista de Dados – Porto Criativo – 01/2020 a 12/2023',
];
const lettersOf = (text: string, y: number, font: (letter: string) => boolean): Piece[] =>
  [...text].map((letter, at) => ({ text: letter, x: 50 + at * 5, y, size: 10, bold: font(letter) }));

describe('a document with odd fonts whose letters are known', () => {
  it('is read when a program has divided one font into two, by letters', async () => {
    const pieces = LINES.flatMap((line, at) =>
      lettersOf(line, 50 + at * 20, (letter) => /[aeiouáã]/i.test(letter)),
    );
    const resume = await parseResume(printed({ pages: [pieces] }));
    expect(resume).toMatchObject({ kind: 'text', needsPictures: false });
    expect(resume.fields).toMatchObject({ firstName: 'Patrícia', email: 'patricia.araujo@exemplo.com' });
  });

  it.each([
    ['lines to write on', '_'.repeat(90)],
    ['rows of stars', '★★★★☆ '.repeat(15)],
    ['icons of a font for icons', '\uF095\uF0E0\uF015'.repeat(10)],
    ['Greek', 'Πληροφορική και προγραμματισμός υπολογιστών '.repeat(3)],
    ['numbers', '1020 3040 5060 7080 9010 2131 4151 6171 '.repeat(4)],
  ])('is read beside %s', async (_what, text) => {
    const resume = await parseResume(
      printed({ pages: [[...LINES, text].map((line, at) => ({ text: line, x: 50, y: 50 + at * 20 }))] }),
    );
    expect(resume).toMatchObject({ kind: 'text', needsPictures: false });
  });
});
