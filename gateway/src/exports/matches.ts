const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/** Whether the texts together contain every word, ignoring accents and case, as the lists of the site search. */
export function matches(search: string, ...texts: Array<string | null>): boolean {
  const haystack = plain(texts.join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
