import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

// Its types speak of ES modules, its code of CommonJS.
const decode = jsqr as unknown as typeof jsqr.default;

/** What a phone would read from the picture. */
export async function readQr(image: Locator): Promise<string | undefined> {
  // As text, a sign for each point: hundreds of thousands of numbers take the browser a minute to hand over.
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
