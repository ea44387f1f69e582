import type { Box } from '../pdf/geometry.js';
import { interpolated, type Picture } from './page-picture.js';

/**
 * A part of a turned page, upright and enlarged. Interpolates, and takes time by the area of the part alone.
 *
 * @param box in pixels from the top left of the page that was turned upright
 */
export function linePicture(
  { width, height, pixels }: Picture,
  radians: number,
  box: Box,
  enlarged: number,
): Omit<Picture, 'scale'> {
  const wide = Math.round((box.x1 - box.x0) * enlarged);
  const high = Math.round((box.y1 - box.y0) * enlarged);
  const part = new Uint8Array(wide * high).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  const grey = (x: number, y: number) => pixels[y * width + x] ?? 0;
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const fromX = box.x0 + (x + 0.5) / enlarged - middleX;
      const fromY = box.y0 + (y + 0.5) / enlarged - middleY;
      const u = cos * fromX + sin * fromY + middleX - 0.5;
      const v = -sin * fromX + cos * fromY + middleY - 0.5;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue;
      part[y * wide + x] = interpolated(grey, { width, height }, u, v);
    }
  }
  return { width: wide, height: high, pixels: part };
}
