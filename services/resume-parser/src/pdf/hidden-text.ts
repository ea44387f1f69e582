import { contains } from './geometry.js';
import type { Glyph, PagePaint, Paint } from './page-paint.js';

/** Text below this size cannot be read; fine print on paper starts at 4 points. */
const UNREADABLE_SIZE_POINTS = 1.5;
/** Of 255 per channel: black on #171717 is not visible, light grey #dddddd on white is. */
const INVISIBLE_CONTRAST = 22;
/** If a larger share of a page is invisible, it is the recognised text behind a scan, not a trick. */
const TEXT_LAYER_SHARE = 0.8;

/** Separates the text that a reader sees from text for machines only. */
export function splitHidden(page: PagePaint): { visible: Glyph[]; hidden: Glyph[] } {
  const visible: Glyph[] = [];
  const hidden: Glyph[] = [];
  const layer: Glyph[] = [];
  for (const glyph of page.glyphs) {
    const unpainted = glyph.invisible || glyph.alpha < 0.05;
    if (isOutside(glyph, page) || glyph.size < UNREADABLE_SIZE_POINTS) hidden.push(glyph);
    else if (unpainted && isDrawnAsShape(glyph, page.paints)) visible.push(glyph);
    else if (unpainted || isCovered(glyph, page.paints)) layer.push(glyph);
    else if (blendsIn(glyph, page.paints)) hidden.push(glyph);
    else visible.push(glyph);
  }
  const letters = (glyphs: Glyph[]) => glyphs.filter((glyph) => glyph.text.trim() !== '').length;
  const isTextLayer = letters(layer) > TEXT_LAYER_SHARE * (letters(layer) + letters(visible));
  return isTextLayer
    ? { visible: [...visible, ...layer], hidden }
    : { visible, hidden: [...hidden, ...layer].filter((glyph) => glyph.text.trim() !== '') };
}

function isOutside(glyph: Glyph, page: PagePaint): boolean {
  const margin = 2;
  const right = glyph.x + (glyph.rotated ? 0 : glyph.width);
  return (
    right < -margin ||
    glyph.x > page.width + margin ||
    glyph.y < -margin ||
    glyph.y > page.height + glyph.size
  );
}

function middle(glyph: Glyph): [number, number] {
  return glyph.rotated ? [glyph.x, glyph.y] : [glyph.x + glyph.width / 2, glyph.y - glyph.size * 0.3];
}

/** Some programs draw the outlines of letters and lay transparent text over them, so that it can be selected. */
function isDrawnAsShape(glyph: Glyph, paints: Paint[]): boolean {
  const [x, y] = middle(glyph);
  return paints.some(
    (paint) =>
      paint.color !== '' && paint.box.y1 - paint.box.y0 < glyph.size * 2.5 && contains(paint.box, x, y),
  );
}

function isCovered(glyph: Glyph, paints: Paint[]): boolean {
  const [x, y] = middle(glyph);
  return paints.some(
    (paint) =>
      paint.order > glyph.order &&
      paint.color !== '' &&
      contains(paint.box, x, y) &&
      paint.box.x1 - paint.box.x0 > glyph.size &&
      paint.box.y1 - paint.box.y0 > glyph.size,
  );
}

function blendsIn(glyph: Glyph, paints: Paint[]): boolean {
  if (glyph.color === '') return false;
  const [x, y] = middle(glyph);
  let background = '#ffffff';
  for (const paint of paints) {
    if (paint.order < glyph.order && contains(paint.box, x, y)) background = paint.color;
  }
  return background !== '' && contrast(glyph.color, background) < INVISIBLE_CONTRAST;
}

function contrast(a: string, b: string): number {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) || 0;
  return Math.max(...[0, 1, 2].map((index) => Math.abs(channel(a, index) - channel(b, index))));
}
