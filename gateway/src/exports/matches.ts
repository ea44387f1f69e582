const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/** As the site's lists search: every word stands somewhere in the texts, whatever its accents and case. */
export function matches(search: string, ...texts: Array<string | null>): boolean {
  const all = plain(texts.join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
