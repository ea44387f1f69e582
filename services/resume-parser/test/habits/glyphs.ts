import { pagesOf, printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const BODY = `

## EXPERIÊNCIA
Analista de Dados   01/2020 a 12/2023
Porto Criativo
Painéis de vendas.

## FORMAÇÃO
Bacharelado em Estatística – UFPE – 2019`;

/** Moves the text of a page down and paints a head over it. */
function withHead(head: Piece[], accentWidth = 0): () => Uint8Array {
  return () => {
    const pieces = pagesOf(BODY).flat();
    return printed({
      pages: [[...head, ...pieces.map((piece) => ({ ...piece, y: piece.y + 110 }))]],
      accentWidth,
    });
  };
}

const NAME = { firstName: 'Renan', lastName: 'Cordeiro Falcão', email: 'renan.falcao@exemplo.com' };
const white = (text: string, x: number, y: number, size = 10, before = ''): Piece => ({
  text,
  x,
  y,
  size,
  before: `${before} 1 1 1 rg`,
});

/** A person sees these letters, whatever the background was made of. */
export const BARS: Habit[] = [
  {
    name: 'white on a thick line',
    pdf: withHead([
      white('Renan Cordeiro Falcão', 50, 50, 20, '0 0.2 0.4 RG 90 w 0 792 m 595 792 l S'),
      white('Recife – PE | renan.falcao@exemplo.com', 50, 80),
    ]),
    fields: NAME,
    hiddenText: false,
  },
  {
    name: 'white on the border of a rectangle',
    pdf: withHead([
      white('Renan Cordeiro Falcão', 50, 50, 20, '0.1 0.1 0.1 RG 60 w 10 762 575 50 re S'),
      white('Recife – PE | renan.falcao@exemplo.com', 50, 80),
    ]),
    fields: NAME,
    hiddenText: false,
  },
  {
    name: 'white on a bar of thin stripes',
    pdf: withHead([
      white(
        'Renan Cordeiro Falcão',
        50,
        50,
        20,
        `0.3 0 0.3 rg ${Array.from({ length: 90 }, (_, at) => `0 ${String(745 + at)} 595 1 re f`).join(' ')}`,
      ),
      white('Recife – PE | renan.falcao@exemplo.com', 50, 80),
    ]),
    fields: NAME,
    hiddenText: false,
  },
  {
    name: 'white under a thin line stays hidden',
    pdf: withHead([
      { text: 'Renan Cordeiro Falcão', x: 50, y: 50, size: 20 },
      { text: 'renan.falcao@exemplo.com', x: 50, y: 80 },
      white('palavras para a máquina', 50, 95, 10, '0 0 0 RG 1 w 0 740 m 595 740 l S'),
    ]),
    fields: NAME,
    hiddenText: true,
  },
];

const ACCENT_WIDTH = 333;

/** 'Patrícia' with the accent as a glyph of its own, in the middle over its letter. */
function accented(text: string, x: number, y: number, size: number, order: 'before' | 'behind'): Piece[] {
  const decomposed = [...text.normalize('NFD')];
  const pieces: Piece[] = [];
  let at = x;
  for (const character of decomposed) {
    if (/\p{M}/u.test(character)) {
      const accent = { text: character, x: at - (size * (0.5 + ACCENT_WIDTH / 1000)) / 2, y, size };
      if (order === 'before') pieces.splice(-1, 0, accent);
      else pieces.push(accent);
      continue;
    }
    pieces.push({ text: character, x: at, y, size });
    at += size * 0.5;
  }
  return pieces.filter(({ text: letter }) => letter !== ' ');
}

const CONTACT: Piece = { text: 'Teresina – PI | contato@exemplo.com | (86) 99123-4455', x: 50, y: 80 };
const bold = (text: string, capital = 0x1d5d4, small = 0x1d5ee) =>
  [...text]
    .map((letter) =>
      /[A-Z]/.test(letter)
        ? String.fromCodePoint(capital + letter.charCodeAt(0) - 65)
        : /[a-z]/.test(letter)
          ? String.fromCodePoint(small + letter.charCodeAt(0) - 97)
          : letter,
    )
    .join('');

/** Letters as programs and fonts for decoration write them. */
export const LETTERS: Habit[] = [
  {
    name: 'combining accents over the middle of their letters',
    pdf: withHead([...accented('Patrícia Araújo Brandão', 50, 50, 18, 'behind'), CONTACT], ACCENT_WIDTH),
    fields: { firstName: 'Patrícia', lastName: 'Araújo Brandão' },
  },
  {
    name: 'combining accents over the middle of their letters, painted first',
    pdf: withHead([...accented('Mônica Conceição Luís', 50, 50, 18, 'before'), CONTACT], ACCENT_WIDTH),
    fields: { firstName: 'Mônica', lastName: 'Conceição Luís' },
  },
  {
    name: 'combining accents behind their letters in one text',
    pdf: withHead([{ text: 'Patrícia Araújo Luís'.normalize('NFD'), x: 50, y: 50, size: 18 }, CONTACT]),
    fields: { firstName: 'Patrícia', lastName: 'Araújo Luís' },
  },
  {
    name: 'mathematical bold letters',
    pdf: withHead([{ text: bold('Bruna Leal Teixeira'), x: 50, y: 50, size: 18 }, CONTACT]),
    fields: { firstName: 'Bruna', lastName: 'Leal Teixeira' },
  },
  {
    name: 'mathematical script and full-width letters',
    pdf: withHead([
      { text: bold('Bruna Leal Teixeira', 0x1d4d0, 0x1d4ea), x: 50, y: 50, size: 18 },
      { text: 'ｂｒｕｎａ．ｌｅａｌ＠ｅｘｅｍｐｌｏ．ｃｏｍ', x: 50, y: 80 },
    ]),
    fields: { firstName: 'Bruna', lastName: 'Leal Teixeira', email: 'bruna.leal@exemplo.com' },
  },
  {
    name: 'an acute accent for an apostrophe',
    pdf: withHead([{ text: 'Marcos D´Ávila Sant´Anna', x: 50, y: 50, size: 18 }, CONTACT]),
    fields: { firstName: 'Marcos', lastName: "D'Ávila Sant'Anna" },
  },
  {
    name: 'a grave accent for an apostrophe, in capitals',
    pdf: withHead([{ text: 'JOANA D`ARC PEREIRA', x: 50, y: 50, size: 18 }, CONTACT]),
    fields: { firstName: 'Joana', lastName: "D'Arc Pereira" },
  },
  {
    name: 'ordinals stay ordinals',
    pdf: () =>
      printedLines(
        `# Bruna Leal Teixeira\nRua 7, 1º andar, Centro, Teresina – PI | contato@exemplo.com${BODY}`,
      ),
    fields: { firstName: 'Bruna', address: 'Rua 7, 1º andar, Centro' },
  },
];

const WAIT = `Please wait...
If this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display this type of document.
You can upgrade to the latest version by visiting http://www.example.com/go/reader_download.`;

/** Pages that hold nothing of the person that a program could read. */
export const UNREADABLE: Habit[] = [
  {
    name: 'a form that only one program shows',
    pdf: () => printedLines(`## ${WAIT}`),
    fields: { firstName: '', lastName: '', email: '', portfolioUrl: '', experienceSummary: '', city: '' },
    jobs: [],
  },
  {
    name: 'such a form in Portuguese',
    pdf: () =>
      printedLines(`Aguarde...
Se esta mensagem não for substituída pelo conteúdo correto do documento, seu visualizador de PDF talvez não seja
capaz de exibir este tipo de documento. Atualize em http://www.exemplo.com/reader_br`),
    fields: { firstName: '', lastName: '', email: '', portfolioUrl: '', experienceSummary: '', city: '' },
    jobs: [],
  },
  {
    name: 'a portfolio',
    pdf: () =>
      printedLines(`For the best experience, open this PDF portfolio in
Acrobat X or Adobe Reader X, or later.
## Get Adobe Reader Now!
www.exemplo.com/reader`),
    fields: { firstName: '', lastName: '', email: '', portfolioUrl: '', experienceSummary: '', city: '' },
    jobs: [],
  },
  {
    name: 'a font that does not say which letters it draws',
    pdf: () =>
      printed({
        pages: pagesOf(`# Bruna Leal Teixeira\nTeresina – PI | bruna.leal@exemplo.com${BODY}`),
        toUnicode: false,
      }),
    fields: { firstName: '', lastName: '', email: '', experienceSummary: '' },
    jobs: [],
    kind: 'scanned',
  },
];
