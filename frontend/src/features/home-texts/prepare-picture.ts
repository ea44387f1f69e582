import { HOME_PICTURE_MAX_CHARS } from '@araucaria/contracts/domain';

/** Widths in pixels of the two sizes, and the least that a chosen file may have. */
const WIDTHS = { small: 800, large: 1600 };
const MIN_WIDTH_PX = 1000;
/** From the best quality down, until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

type Size = keyof typeof WIDTHS;

export interface PreparedPicture {
  /** Base64. */
  small: string;
  large: string;
  /** The large one as a `data:` address. */
  preview: string;
}

/** A file that cannot be the picture; the message says why. */
export class UnusablePicture extends Error {}

/**
 * Draws the file anew in two widths. What a camera wrote into it (place, time, device) is left out, and visitors load kilobytes
 * instead of megabytes.
 * @throws {UnusablePicture}
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnusablePicture(
      'O navegador não conseguiu abrir este arquivo. Escolha uma imagem JPEG, PNG ou WebP.',
    );
  });
  try {
    if (bitmap.width < MIN_WIDTH_PX)
      throw new UnusablePicture(
        `A imagem tem ${bitmap.width} pixels de largura. Escolha uma com pelo menos ${MIN_WIDTH_PX}.`,
      );
    if (bitmap.height > bitmap.width)
      throw new UnusablePicture('A imagem está em pé. Escolha uma mais larga do que alta.');
    // Safari cannot write WebP, and then returns another type.
    const type = (await draw(bitmap, 1, 'image/webp', 1)).type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const [small, large] = await Promise.all([fit(bitmap, 'small', type), fit(bitmap, 'large', type)]);
    return { small: contentOf(small), large: contentOf(large), preview: large };
  } finally {
    bitmap.close();
  }
}

/** The best quality of which the size fits into its limit, as a `data:` address. */
async function fit(bitmap: ImageBitmap, size: Size, type: string): Promise<string> {
  const width = Math.min(WIDTHS[size], bitmap.width);
  for (const quality of QUALITIES) {
    const address = await dataAddress(await draw(bitmap, width, type, quality));
    if (contentOf(address).length <= HOME_PICTURE_MAX_CHARS[size]) return address;
  }
  throw new UnusablePicture('A imagem tem detalhes demais para a página. Escolha outra.');
}

async function draw(bitmap: ImageBitmap, width: number, type: string, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('Este navegador não consegue preparar imagens.');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new UnusablePicture('Este navegador não consegue preparar imagens.');
  return blob;
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new UnusablePicture('A imagem não pôde ser lida.'));
    reader.readAsDataURL(blob);
  });

const contentOf = (address: string): string => address.slice(address.indexOf(',') + 1);
