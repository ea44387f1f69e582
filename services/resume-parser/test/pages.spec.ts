import PDFDocument from 'pdfkit';
import { parseResume } from '../src/parse-resume.js';
import { pdfWithContent } from './hostile.js';

/** A page drawn by a function, as the parser reads it. */
async function read(paint: (pdf: PDFKit.PDFDocument) => void): ReturnType<typeof parseResume> {
  const pdf = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  paint(pdf);
  pdf.end();
  await done;
  return parseResume(Buffer.concat(chunks));
}

const at = (pdf: PDFKit.PDFDocument, x: number, y: number, text: string) =>
  pdf.text(text, x, y, { lineBreak: false });

const SIDEBAR = 'CONTATO Recife/PE ÁREAS Trabalho IDIOMAS Inglês Espanhol Francês CURSOS Oratória'.split(' ');

describe('reading order', () => {
  it('separates columns whose gutter is hardly wider than a word space', async () => {
    const { text } = await read((pdf) => {
      pdf.font('Courier').fontSize(10);
      // A letter is 6 points wide: the sidebar begins 7 points behind the longest lines.
      const side = 40 + 50 * 6 + 7;
      const line = (letter: string, length: number) =>
        `${letter} ${'palavra '.repeat(9)}`.slice(0, length).trim();
      [...'ABCDEFGHIJKL'].forEach((letter, index) =>
        at(pdf, 40, 100 + index * 14, index % 2 ? line(letter, 49).padEnd(50, 's') : line(letter, 30)),
      );
      SIDEBAR.forEach((word, index) => at(pdf, side, 100 + index * 14, word));
    });
    expect(text.split('\n').slice(-SIDEBAR.length)).toEqual(SIDEBAR);
  });

  it('reads columns one after the other, even on shared baselines', async () => {
    const { text } = await read((pdf) => {
      pdf.fontSize(10);
      ['Contato', 'um', 'dois', 'tres', 'quatro', 'Idiomas', 'cinco'].forEach((word, index) =>
        at(pdf, 40, 100 + index * 14, word),
      );
      [
        'Experiência',
        'A longa linha do corpo',
        'B longa linha do corpo',
        'C longa linha do corpo',
        'D longa linha',
        'Formação',
        'E linha',
      ].forEach((word, index) => at(pdf, 220, 100 + index * 14, word));
    });
    expect(text.split('\n')).toEqual([
      'Contato',
      'um',
      'dois',
      'tres',
      'quatro',
      'Idiomas',
      'cinco',
      'Experiência',
      'A longa linha do corpo',
      'B longa linha do corpo',
      'C longa linha do corpo',
      'D longa linha',
      'Formação',
      'E linha',
    ]);
  });

  it('reads labels and their values, jobs and their dates, across', async () => {
    const { text } = await read((pdf) => {
      pdf.fontSize(10);
      [
        ['Nome:', 'Ana Reis'],
        ['Telefone:', '(11) 98888-7777'],
        ['Cidade:', 'Serra'],
        ['Estado:', 'ES'],
      ].forEach(([label = '', value = ''], index) => {
        at(pdf, 40, 100 + index * 14, label);
        at(pdf, 140, 100 + index * 14, value);
      });
      [
        ['Loja Sol', '2019 - 2020'],
        ['Loja Lua', '2020 - 2021'],
        ['Loja Mar', '2021 - 2022'],
      ].forEach(([job = '', dates = ''], index) => {
        at(pdf, 40, 200 + index * 14, job);
        at(pdf, 480, 200 + index * 14, dates);
      });
    });
    expect(text.split('\n').map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'Nome: Ana Reis',
      'Telefone: (11) 98888-7777',
      'Cidade: Serra',
      'Estado: ES',
      'Loja Sol 2019 - 2020',
      'Loja Lua 2020 - 2021',
      'Loja Mar 2021 - 2022',
    ]);
  });

  it('closes up widely spaced titles', async () => {
    const { text } = await read((pdf) => {
      pdf.fontSize(14).text('EXPERIÊNCIA PROFISSIONAL', 40, 100, { characterSpacing: 6, lineBreak: false });
    });
    expect(text).toBe('EXPERIÊNCIA PROFISSIONAL');
  });

  it('leaves out running heads and page numbers after the first page', async () => {
    const { text } = await read((pdf) => {
      pdf.fontSize(10);
      for (const page of [1, 2]) {
        if (page > 1) pdf.addPage();
        at(pdf, 40, 20, 'Ana Reis - Currículo');
        at(pdf, 40, 200, `Texto da página ${page === 1 ? 'inicial' : 'final'}`);
        at(pdf, 280, 780, `Página ${String(page)} de 2`);
      }
    });
    expect(text.split('\n')).toEqual([
      'Ana Reis - Currículo',
      'Texto da página inicial',
      'Texto da página final',
    ]);
  });
});

describe('hidden text', () => {
  const visible = (pdf: PDFKit.PDFDocument) =>
    pdf.fillColor('#000').fontSize(10).text('Maria Aparecida Souza', 40, 60, { lineBreak: false });

  it.each<[string, (pdf: PDFKit.PDFDocument) => unknown]>([
    ['white on white', (pdf) => pdf.fillColor('#fff').fontSize(10).text('secreto', 40, 100)],
    ['nearly white', (pdf) => pdf.fillColor('#fdfdfd').fontSize(10).text('secreto', 40, 100)],
    [
      'black on black',
      (pdf) => pdf.rect(30, 90, 200, 40).fill('#000').fillColor('#000').fontSize(10).text('secreto', 40, 100),
    ],
    ['tiny', (pdf) => pdf.fillColor('#000').fontSize(0.4).text('secreto', 40, 100)],
    [
      'off the page',
      (pdf) => pdf.fillColor('#000').fontSize(10).text('secreto', 900, 100, { lineBreak: false }),
    ],
    [
      'transparent',
      (pdf) => pdf.fillColor('#000').fillOpacity(0).fontSize(10).text('secreto', 40, 100).fillOpacity(1),
    ],
    [
      'painted over',
      (pdf) => pdf.fillColor('#000').fontSize(10).text('secreto', 40, 100).rect(30, 90, 200, 40).fill('#fff'),
    ],
  ])('%s is left out and reported', async (_how, hide) => {
    const resume = await read((pdf) => {
      visible(pdf);
      hide(pdf);
    });
    expect(resume.text).toBe('Maria Aparecida Souza');
    expect(resume.hiddenText).toBe(true);
    expect(resume.hiddenSample).toContain('secreto');
  });

  it.each<[string, (pdf: PDFKit.PDFDocument) => unknown]>([
    [
      'white on a dark banner',
      (pdf) => pdf.rect(30, 90, 200, 40).fill('#123').fillColor('#fff').fontSize(10).text('visivel', 40, 100),
    ],
    ['light grey', (pdf) => pdf.fillColor('#bbb').fontSize(10).text('visivel', 40, 100)],
    ['small print', (pdf) => pdf.fillColor('#000').fontSize(4).text('visivel', 40, 100)],
  ])('%s is read', async (_how, show) => {
    const resume = await read((pdf) => {
      visible(pdf);
      show(pdf);
    });
    expect(resume.text).toContain('visivel');
    expect(resume.hiddenText).toBe(false);
  });
});

describe('the invisible writing mode', () => {
  it('is the recognised text of a scan when everything is written in it', async () => {
    const content = 'BT 3 Tr /F1 12 Tf 50 700 Td (Maria Aparecida Souza) Tj 0 -20 Td (maria@gmail.com) Tj ET';
    const resume = await parseResume(pdfWithContent(Buffer.from(content)));
    expect(resume.fields.email).toBe('maria@gmail.com');
    expect(resume.hiddenText).toBe(false);
  });

  it('is hidden text when most of the page is written openly', async () => {
    const content =
      'BT /F1 12 Tf 50 700 Td (Maria Aparecida Souza, auxiliar administrativa) Tj 3 Tr 0 -20 Td (contrate) Tj ET';
    const resume = await parseResume(pdfWithContent(Buffer.from(content)));
    expect(resume.text).not.toContain('contrate');
    expect(resume.hiddenText).toBe(true);
  });
});

describe('a scan', () => {
  it('is reported as a scan with empty fields', async () => {
    const resume = await read((pdf) => pdf.rect(0, 0, 595, 842).fill('#ddd'));
    expect(resume.kind).toBe('scanned');
    expect(Object.values(resume.fields).every((value) => value === '')).toBe(true);
  });

  it('is recognised in spite of the stamp of a scanner program', async () => {
    const resume = await read((pdf) =>
      pdf.fontSize(8).text('Digitalizado com CamScanner', 400, 820, { lineBreak: false }),
    );
    expect(resume.kind).toBe('scanned');
  });
});
