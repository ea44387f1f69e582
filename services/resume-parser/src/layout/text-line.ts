/** A stretch of text on one baseline without a wide gap in it. */
export interface Fragment {
  text: string;
  x0: number;
  x1: number;
  /** Baseline, from the top of the page. */
  y: number;
  size: number;
  bold: boolean;
}

/** A line as read: one fragment, or several side by side in the same column (a title and its date). */
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
  /** Which column or band of the page it stands in; a change means that the reader's eye jumped. */
  block: number;
  /** Vertical distance from the line above in the same block, in line heights; large at the start of a block. */
  gap: number;
}
