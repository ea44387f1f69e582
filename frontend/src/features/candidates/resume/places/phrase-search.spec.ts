import { PhraseSearch } from './phrase-search';

const letters = (text: string) => [...text].map((letter) => ({ letter }));

/** All occurrences, as `phrase@index`. */
function occurrences(text: string, phrases: string[]): string[] {
  const search = new PhraseSearch();
  const byId = new Map(phrases.map((phrase) => [search.add(phrase), phrase]));
  const found: string[] = [];
  search.search(letters(text), (id, from, to) => {
    expect(text.slice(from, to)).toBe(byId.get(id));
    found.push(`${byId.get(id)}@${from}`);
  });
  return found.sort();
}

describe('the search for many phrases', () => {
  it('finds all of them, also within and over each other, each once', () => {
    expect(occurrences('ushers', ['he', 'she', 'his', 'hers', 'he'])).toEqual(['he@2', 'hers@2', 'she@1']);
    expect(occurrences('aaaa', ['a', 'aaa'])).toEqual(['a@0', 'a@1', 'a@2', 'a@3', 'aaa@0', 'aaa@1']);
    expect(occurrences('abcabd', ['abd', 'bca', 'x'])).toEqual(['abd@3', 'bca@1']);
  });

  it('finds what a comparison at each place finds', () => {
    const texts = Array.from({ length: 2 ** 8 }, (_, index) => index.toString(2).padStart(8, '0'));
    const phrases = ['0', '11', '010', '0110', '10101'];
    for (const text of texts) {
      const expected = phrases.flatMap((phrase) =>
        [...text].flatMap((_, at) => (text.startsWith(phrase, at) ? [`${phrase}@${at}`] : [])),
      );
      expect(occurrences(text, phrases)).toEqual(expected.sort());
    }
  });
});
