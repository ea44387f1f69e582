import type { HomePicture } from '@araucaria/contracts';

/** The picture of the home page as an `<img>` needs it. */
export interface ShownPicture {
  alt: string;
  /** Address of the large size. */
  address: string;
  /** Both sizes, as the attribute `srcset`. */
  sources: string;
  /** Of the large size, in pixels. */
  width: number;
  height: number;
  version: string;
}

export function shownPicture({ id, alt, smallWidth, width, height, version }: HomePicture): ShownPicture {
  const address = `/api/home-pictures/${id}/large`;
  const sources = `/api/home-pictures/${id}/small ${smallWidth}w, ${address} ${width}w`;
  return { alt, address, sources, width, height, version };
}
