/** Of texts in the staff area, in pixels: longer lines are hard to follow on large screens. */
export const READING_WIDTH = 720;

/** Of lists whose rows are a text and its acts, in pixels: the acts stand near the text. */
export const TEXT_LIST_WIDTH = 1160;
