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
