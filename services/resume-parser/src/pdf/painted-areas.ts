import type { Box } from './geometry.js';
import type { Paint } from './page-paint.js';

/** Hairlines and dots are no background, and drawings have thousands of them. In page units. */
const MIN_AREA_SIDE = 2;
/** Stripes this close to each other are one area. */
const MAX_STRIPE_GAP = 0.6;
const MIN_STRIPE_LENGTH = 20;

/** The areas painted on a page, in their order; thin stripes that lie beside each other are one area (gradients, old programs). */
export class PaintedAreas {
  readonly paints: Paint[] = [];
  private stripes: Paint | undefined;

  add(box: Box, order: number, color: string): void {
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    if (width > MIN_AREA_SIDE && height > MIN_AREA_SIDE) this.paints.push({ box, order, color });
    else if (Math.max(width, height) > MIN_STRIPE_LENGTH) this.addStripe({ box, order, color });
  }

  private addStripe(stripe: Paint): void {
    const { stripes } = this;
    if (!stripes || !isBeside(stripes.box, stripe.box)) {
      this.stripes = stripe;
      return;
    }
    const box = union(stripes.box, stripe.box);
    // Of a gradient, no colour is known.
    const color = stripes.color === stripe.color ? stripe.color : '';
    const grown = { box, order: stripe.order, color };
    if (this.paints.at(-1) === stripes) this.paints.pop();
    if (box.x1 - box.x0 > MIN_AREA_SIDE && box.y1 - box.y0 > MIN_AREA_SIDE) this.paints.push(grown);
    this.stripes = grown;
  }
}

function isBeside(area: Box, stripe: Box): boolean {
  const isSame = (a: number, b: number) => Math.abs(a - b) < MAX_STRIPE_GAP;
  const isNear = (low: number, high: number, from: number, to: number) =>
    from <= high + MAX_STRIPE_GAP && to >= low - MAX_STRIPE_GAP;
  return (
    (isSame(area.x0, stripe.x0) &&
      isSame(area.x1, stripe.x1) &&
      isNear(area.y0, area.y1, stripe.y0, stripe.y1)) ||
    (isSame(area.y0, stripe.y0) &&
      isSame(area.y1, stripe.y1) &&
      isNear(area.x0, area.x1, stripe.x0, stripe.x1))
  );
}

function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}
