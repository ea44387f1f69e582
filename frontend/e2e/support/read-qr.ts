import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

// The types declare an ES module, the code is CommonJS.
const decode = jsqr as unknown as typeof jsqr.default;

/** Decodes the QR code in an image. */
export async function readQr(image: Locator): Promise<string | undefined> {
  // One character per pixel: an array of that many numbers takes a minute to leave the browser.
  const { width, height, points } = await image.evaluate((element) => {
    const drawn = element as HTMLImageElement;
    const canvas = document.createElement('canvas');
    canvas.width = drawn.naturalWidth;
    canvas.height = drawn.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(drawn, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const reds = data.filter((_, index) => index % 4 === 0);
    return {
      width: canvas.width,
      height: canvas.height,
      points: Array.from(reds, (red) => (red < 128 ? '#' : ' ')).join(''),
    };
  });
  const pixels = [...points].flatMap((point) => (point === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255]));
  return decode(new Uint8ClampedArray(pixels), width, height)?.data;
}
