import { commaList, LIST_WITH_ITEMS } from '../src/domain/index.js';

describe('a list with commas', () => {
  it.each([
    ['Excel,5S,Lean', ['Excel', '5S', 'Lean']],
    ['R$ 1,5 mil, Plano de saúde', ['R$ 1,5 mil', 'Plano de saúde']],
    ['Bônus de 2,5%,13º salário', ['Bônus de 2,5%', '13º salário']],
    ['Inglês B2,5 anos de SQL', ['Inglês B2', '5 anos de SQL']],
    ['Excel 365,5S,Kaizen', ['Excel 365', '5S', 'Kaizen']],
    ['Java 8,11,17', ['Java 8', '11', '17']],
    ['ISO 9001,14001', ['ISO 9001', '14001']],
    ['Excel 2016,2019', ['Excel 2016', '2019']],
    ['Lei 8.112,8.666', ['Lei 8.112', '8.666']],
    ['React, , Node.js ,SQL', ['React', 'Node.js', 'SQL']],
    [',,,,,,', []],
    ['', []],
  ])('%j has the items %j', (text, items) => expect(commaList(text)).toEqual(items));

  it('has items only if something is written between the commas', () => {
    expect(LIST_WITH_ITEMS.test('TypeScript')).toBe(true);
    expect(LIST_WITH_ITEMS.test('C++, 5S')).toBe(true);
    for (const text of [',,,,,,', ' , . , ; ', '-----', '']) expect(LIST_WITH_ITEMS.test(text)).toBe(false);
  });
});
