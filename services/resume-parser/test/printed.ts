import { assemble, stream } from './pdf-objects.js';

/** A piece of text at a place of the page, in points from the top left. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** Operators before the text, such as a colour or what is painted behind it. */
  before?: string;
}

/** Its pages as pieces, and what its fonts say about their letters. */
interface Print {
  pages: Piece[][];
  /** Of accents that are glyphs of their own, in thousandths of an em. */
  accentWidth?: number;
  /** Without it, the font does not say which letters its glyphs are: the text is a cipher. */
  toUnicode?: boolean;
}

const PAGE_HEIGHT = 842;
const LEFT = 50;
const LINE_HEIGHT = 1.35;
/** Where the cells of a line begin; the more there are, the narrower they are. */
const CELLS: Record<number, number[]> = { 1: [0], 2: [0, 280], 3: [0, 280, 400], 4: [0, 130, 260, 390] };
/** Codes 33 to 255 of one font; a document uses fewer characters than that. */
const FIRST_CODE = 33;
/** Accents, which stand over a letter. */
const OVER_LETTER = /\p{M}/u;

/**
 * A PDF with any characters: each gets a code of a simple font and its entry in the font's table, so that no font file is
 * needed. Every glyph is half an em wide.
 */
export function printed({ pages, accentWidth = 0, toUnicode = true }: Print): Uint8Array {
  const characters = [...new Set(pages.flat().flatMap(({ text }) => [...text]))];
  const codes = new Map(characters.map((character, index) => [character, FIRST_CODE + index]));
  const widths = characters.map((character) => (OVER_LETTER.test(character) ? accentWidth : 500)).join(' ');
  const font = (name: string) =>
    `<</Type/Font/Subtype/TrueType/BaseFont/${name}/FirstChar ${String(FIRST_CODE)}/LastChar ${String(FIRST_CODE + characters.length - 1)}` +
    `/Widths[${widths}]/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 0 500 700]/ItalicAngle 0/Ascent 700/Descent 0/CapHeight 700/StemV 80>>` +
    `${toUnicode ? '/ToUnicode 5 0 R' : ''}>>`;
  const first = 6;
  const kids = pages.map((_, index) => `${String(first + index * 2)} 0 R`).join(' ');
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${String(pages.length)}>>`,
    font('ABCDEF+Textos'),
    font('ABCDEF+Textos-Bold'),
    stream('', Buffer.from(tableOf(codes))),
    ...pages.flatMap((pieces, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${String(first + index * 2 + 1)} 0 R>>`,
      stream('', Buffer.from(pieces.map((piece) => operatorsOf(piece, codes)).join('\n'))),
    ]),
  ]);
}

const hexadecimal = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

function tableOf(codes: Map<string, number>): string {
  const entries = [...codes].map(([character, code]) => {
    const units = Array.from({ length: character.length }, (_, at) =>
      hexadecimal(character.charCodeAt(at), 4),
    );
    return `<${hexadecimal(code, 2)}><${units.join('')}>`;
  });
  const parts = [];
  for (let at = 0; at < entries.length; at += 90) {
    const part = entries.slice(at, at + 90);
    parts.push(`${String(part.length)} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def /CMapType 2 def\n' +
    `1 begincodespacerange <00><ff> endcodespacerange\n${parts.join('\n')}\nendcmap end end`
  );
}

function operatorsOf(
  { text, x, y, size = 10, bold = false, before = '' }: Piece,
  codes: Map<string, number>,
): string {
  const hex = [...text].map((character) => hexadecimal(codes.get(character) ?? 0, 2)).join('');
  const place = `${String(x)} ${String(PAGE_HEIGHT - y)}`;
  return `q ${before}\nBT /F${bold ? '2' : '1'} ${String(size)} Tf ${place} Td <${hex}> Tj ET Q`;
}

/**
 * Lines of a page: '# ' prints large, '## ' bold, three spaces begin the next cell, '-> ' indents, an empty line leaves a gap,
 * a form feed ('\f') ends the page.
 */
export function pagesOf(text: string): Piece[][] {
  return text.split('\f').map((page) => {
    let y = 30;
    return page
      .trim()
      .split('\n')
      .flatMap((line) => {
        const size = line.startsWith('# ') ? 18 : 10;
        y += line.trim() === '' ? 8 : size * LINE_HEIGHT;
        const bold = /^##? /.test(line);
        const left = line.startsWith('-> ') ? LEFT + 20 : LEFT;
        const cells = line.replace(/^(?:##? |-> )/, '').split(/ {3,}/);
        return cells.map((cell, at) => ({
          text: cell,
          x: left + (CELLS[cells.length]?.[at] ?? 0),
          y,
          size,
          bold,
        }));
      });
  });
}

export const printedLines = (text: string): Uint8Array => printed({ pages: pagesOf(text) });
