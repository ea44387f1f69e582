import { printed, printedLines, type Piece } from '../printed.js';

/** A short résumé with these lines in one section. */
export const portuguese = (section: string, lines: string) => () =>
  printedLines(`# Adalgisa Ferraz Monteiro
Londrina – PR | (43) 99812-3300 | adalgisa@exemplo.com

## ${section}
${lines}

## Idiomas
Inglês básico`);

/** The same in English. */
export const english = (section: string, lines: string) => () =>
  printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## ${section}
${lines}

## Languages
English`);

type Row = [x: number, text: string, ...cells: [x: number, text: string][]];

const HEAD: Row[] = [
  [50, '# Ottoline Brackwater'],
  [50, 'Leeds, UK | o.brackwater@example.com'],
];

/** Rows of cells at their places; '# ' makes one large, '## ' bold and a little larger, '### ' bold. */
export function rows(...lines: Row[]): () => Uint8Array {
  const pieces = [...HEAD, ...lines].flatMap(([x, text, ...cells], at): Piece[] => {
    const y = 60 + at * 15;
    return [[x, text] as [number, string], ...cells].map(([left, part]) => ({
      text: part.replace(/^#{1,3} /, ''),
      x: left,
      y,
      size: part.startsWith('# ') ? 18 : part.startsWith('## ') ? 12 : 10,
      bold: /^#{1,3} /.test(part),
    }));
  });
  return () => printed({ pages: [pieces] });
}

/** Texts at their places, with the marks of {@link rows}. */
export const placed =
  (texts: [x: number, y: number, text: string][]): (() => Uint8Array) =>
  () =>
    printed({
      pages: [
        texts.map(([x, y, text]) => ({
          text: text.replace(/^#{1,3} /, ''),
          x,
          y,
          size: text.startsWith('# ') ? 18 : text.startsWith('## ') ? 12 : 10,
          bold: /^#{1,3} /.test(text),
        })),
      ],
    });
