const segmenter = new Intl.Segmenter('pt-BR');

/**
 * The beginning of a text, of at most `limit` UTF-16 code units. A character that is seen as one, such as an emoji or a letter with
 * its accents, is kept whole or left out.
 */
export const firstChars = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, segmenter.segment(text).containing(limit)?.index ?? 0);

/** The first character as it is seen; empty for an empty text. */
export const firstChar = (text: string): string => segmenter.segment(text).containing(0)?.segment ?? '';

/** At most `limit` characters, cut at a word boundary if one is near, with an ellipsis. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = firstChars(text, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.8 ? cut.slice(0, space) : cut).replace(/[\s,.;:]+$/, '')}…`;
}
