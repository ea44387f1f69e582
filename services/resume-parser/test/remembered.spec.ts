import { forgetTexts, remembered } from '../src/lexicon/remembered.js';

describe('remembered answers', () => {
  const read = (): { lengthOf: (text: string) => number | undefined; asked: string[] } => {
    const asked: string[] = [];
    const lengthOf = remembered((text) => {
      asked.push(text);
      return text.length || undefined;
    });
    return { lengthOf, asked };
  };

  it('are computed once for a text, also where there is none', () => {
    const { lengthOf, asked } = read();
    expect([lengthOf('abc'), lengthOf(''), lengthOf('abc'), lengthOf('')]).toEqual([
      3,
      undefined,
      3,
      undefined,
    ]);
    expect(asked).toEqual(['abc', '']);
  });

  it('are forgotten before the next document', () => {
    const { lengthOf, asked } = read();
    lengthOf('abc');
    forgetTexts();
    lengthOf('abc');
    expect(asked).toEqual(['abc', 'abc']);
  });

  it('are not kept of paragraphs, nor of more texts than a résumé has', () => {
    const { lengthOf, asked } = read();
    const paragraph = 'a'.repeat(301);
    lengthOf(paragraph);
    lengthOf(paragraph);
    expect(asked).toEqual([paragraph, paragraph]);
    for (let index = 0; index < 5_001; index++) lengthOf(`line ${index}`);
    lengthOf('line 0');
    expect(asked.filter((text) => text === 'line 0')).toHaveLength(2);
  });
});
