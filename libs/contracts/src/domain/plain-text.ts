/** The text for comparisons: in small letters, without accents. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a title or a level, each between two spaces: ' desenvolvedor a senior '. */
export const wordsKey = (text: string): string =>
  ` ${
    withoutAccents(text)
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `;

/** Whether each word of the search occurs in one of the texts, ignoring accents and case. */
export function matchesText(search: string, ...texts: Array<string | null | undefined>): boolean {
  const all = withoutAccents(texts.join('\n'));
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
