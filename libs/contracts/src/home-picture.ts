import { HOME_PICTURE_MAX_CHARS, PICTURE_ALT_MAX_CHARS } from './domain/index.js';
import { OneOf, OptionalText, Text } from './validation.js';

/** The two sizes in which the picture of the home page is kept: for phones, and for wide windows. */
const PICTURE_SIZES = ['small', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/**
 * The picture of the home page in both sizes: JPEG or WebP as base64, of one shape. `from` is the `version` that the caller saw, or
 * `NO_HOME_PICTURE`; `CHANGED_MEANWHILE` if there is another one. Absent: not checked.
 */
export class SaveHomePicture {
  /** What the picture shows, for who does not see it. */
  @Text(3, 'Descreva o que a imagem mostra', PICTURE_ALT_MAX_CHARS) alt!: string;
  /** 400 to 1,000 pixels wide. */
  @Text(1, 'Envie a imagem', HOME_PICTURE_MAX_CHARS.small) small!: string;
  /** 1,000 to 2,000 pixels wide. */
  @Text(1, 'Envie a imagem', HOME_PICTURE_MAX_CHARS.large) large!: string;
  @OptionalText() from?: string;
}

export class RemoveHomePicture {
  @OptionalText() from?: string;
}

export interface HomePicture {
  /** Of its content: another picture has another one. */
  id: string;
  alt: string;
  /** Widths of the two sizes and height of the large one, in pixels. */
  smallWidth: number;
  width: number;
  height: number;
  /** Differs for different pictures, and for different descriptions. */
  version: string;
}

export class ReadHomePicture {
  @Text(1, 'Informe a imagem', 64) id!: string;
  @OneOf(PICTURE_SIZES, 'Tamanho desconhecido') size!: PictureSize;
}

export interface HomePictureFile {
  mediaType: 'image/jpeg' | 'image/webp';
  /** Base64. */
  content: string;
}
