import type { ZonedLine } from '../../layout/zoned-line.js';

/** A line, or a row under the head of a table: its cells stand for themselves. */
export type Row = ZonedLine & { isRow?: boolean };
