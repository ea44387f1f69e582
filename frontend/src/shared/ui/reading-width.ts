/** Of texts in the staff area, in pixels: longer lines are hard to follow on large screens. */
export const READING_WIDTH = 720;
