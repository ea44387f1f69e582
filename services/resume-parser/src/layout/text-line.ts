/** Text on one baseline without a wide gap in it. Lengths are in points, from the top left. */
export interface Fragment {
  text: string;
  x0: number;
  x1: number;
  /** Baseline, from the top of the page. */
  y: number;
  size: number;
  bold: boolean;
  /** What stands before the only change of its weight: 'Chef' of '**Chef** Osteria Luna'. */
  lead?: string;
}

/** A line in reading order: one fragment, or several side by side in one column (a title and its date). */
export interface Line {
  text: string;
  fragments: Fragment[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  /** From 0. */
  page: number;
  /** The column or band of a page in which it stands; numbered in reading order. */
  block: number;
  /** Vertical distance from the line above in the same block, in line heights; large at the start of a block. */
  gap: number;
  /** A footer of the first page that later pages repeat. */
  isFooter?: boolean;
}

/** Cells of a row as one text. */
export const textOf = (cells: readonly { text: string }[]): string =>
  cells.map(({ text }) => text).join('   ');

/** 'Cidade   Mauá   UF   SP' as 'Cidade: Mauá   UF: SP'; undefined where not every other cell is a label. */
export function labelledText(
  cells: readonly { text: string }[],
  isLabel: (text: string) => boolean,
): string | undefined {
  if (cells.length % 2 !== 0 || !cells.every(({ text }, at) => at % 2 === 1 || isLabel(text)))
    return undefined;
  return cells
    .flatMap(({ text }, at) =>
      at % 2 === 0 ? [`${text.replace(/\s*:$/, '')}: ${cells[at + 1]?.text ?? ''}`] : [],
    )
    .join('   ');
}

/** A line with other cells in its place. */
export const withFragments = <Own extends Line>(line: Own, fragments: Fragment[]): Own => ({
  ...line,
  fragments,
  text: textOf(fragments),
  x0: fragments[0]?.x0 ?? line.x0,
});

/** A line with another text; where its cells differ in their print, they stay. */
export const withText = <Own extends Line>(line: Own, text: string): Own => {
  const [first, ...others] = line.fragments;
  return { ...line, text, fragments: first && others.length === 0 ? [{ ...first, text }] : line.fragments };
};

/** In points. */
const ALIGNED = 3;

/** Cells over each other begin at one edge. */
export const areAligned = (one: { x0: number }, other: { x0: number }): boolean =>
  Math.abs(one.x0 - other.x0) < ALIGNED;
