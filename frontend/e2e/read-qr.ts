import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

// Its types speak of ES modules, its code of CommonJS.
const decode = jsqr as unknown as typeof jsqr.default;

/** What a phone would read from the picture. */
export async function readQr(image: Locator): Promise<string | undefined> {
  const { width, height, pixels } = await image.evaluate((element) => {
    const drawn = element as HTMLImageElement;
    const canvas = document.createElement('canvas');
    canvas.width = drawn.naturalWidth;
    canvas.height = drawn.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(drawn, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, pixels: [...data] };
  });
  return decode(new Uint8ClampedArray(pixels), width, height)?.data;
}
