import type { Picture } from './page-picture.js';

/** Pixels from the top left of a page that was turned upright. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A part of a turned page, upright and enlarged. Interpolates, and takes time by the area of the part alone. */
export function linePicture(
  { width, height, pixels }: Picture,
  radians: number,
  box: Box,
  enlarged: number,
): { width: number; height: number; pixels: Uint8Array } {
  const wide = Math.round((box.x1 - box.x0) * enlarged);
  const high = Math.round((box.y1 - box.y0) * enlarged);
  const part = new Uint8Array(wide * high).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const fromX = box.x0 + (x + 0.5) / enlarged - middleX;
      const fromY = box.y0 + (y + 0.5) / enlarged - middleY;
      const u = cos * fromX + sin * fromY + middleX - 0.5;
      const v = -sin * fromX + cos * fromY + middleY - 0.5;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [s, t] = [u - left, v - top];
      const upper = (pixels[at] ?? 0) * (1 - s) + (pixels[at + 1] ?? 0) * s;
      const lower = (pixels[at + width] ?? 0) * (1 - s) + (pixels[at + width + 1] ?? 0) * s;
      part[y * wide + x] = upper * (1 - t) + lower * t;
    }
  }
  return { width: wide, height: high, pixels: part };
}
