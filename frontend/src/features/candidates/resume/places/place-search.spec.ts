import { choosePlace } from './choose-place';
import type { TextPiece } from './page-lines';
import { PlaceSearch } from './place-search';
import { VALUE_IDS } from './value-ids';
import { wantedValues, type ReadCandidate } from './wanted-values';

const LETTER_POINTS = 6;
const LINE_POINTS = 14;

/** A piece of 12 points, at the height of a line; each letter is 6 points wide. */
const piece = (str: string, left: number, line: number, hasEOL = true): TextPiece => ({
  str,
  transform: [12, 0, 0, 12, left, 800 - line * LINE_POINTS],
  width: str.length * LETTER_POINTS,
  hasEOL,
});

/** Lines of one column. */
const column = (text: string, left = 50, firstLine = 0): TextPiece[] =>
  text.split('\n').map((line, index) => piece(line, left, firstLine + index));

const candidate = (values: Partial<ReadCandidate>): ReadCandidate => ({
  firstName: 'Zé',
  lastName: 'Ninguém',
  email: 'ninguem@example.com',
  phone: '(11) 90000-0000',
  address: null,
  city: null,
  state: null,
  zip: null,
  educationLevel: null,
  educationCourse: null,
  linkedinUrl: null,
  portfolioUrl: null,
  experiences: [],
  education: [],
  readQualifications: null,
  ...values,
});

const job = (id: number, position: string, company: string, startDate: string, endDate: string) => ({
  ...{ id, position, company, startDate, endDate, isCurrent: false, description: null },
});

/** What is marked for each value that was found, as `page: text`. */
function marked(pages: TextPiece[][], values: Partial<ReadCandidate>): Record<string, string[]> {
  const wanted = wantedValues(candidate(values));
  const search = new PlaceSearch(wanted);
  for (const [index, pieces] of pages.entries()) search.read(index + 1, pieces);
  const places = wanted.flatMap((value) => choosePlace(value, search) ?? []);
  return Object.fromEntries(
    places.map(({ id, occurrences }) => [
      id,
      occurrences.map(
        ({ page, fragments }) =>
          `${page}: ${fragments.map((each) => pages[page - 1]?.[each.piece]?.str.slice(each.start, each.end)).join('·')}`,
      ),
    ]),
  );
}

describe('the places of values in a résumé', () => {
  it('are found whatever the case, the accents and the spaces', () => {
    const page = column('JOSÉ  DA CONCEIÇÃO\nEscola Te´cnica Sa˜o Jorge');
    expect(
      marked([page], {
        firstName: 'Jose',
        lastName: 'da Conceiçao',
        education: [
          {
            id: 1,
            institution: 'Escola Técnica São Jorge',
            degree: 'Técnico',
            startDate: '2001-01-01',
            endDate: null,
            inProgress: false,
          },
        ],
      }),
    ).toEqual({
      [VALUE_IDS.name]: ['1: JOSÉ  DA CONCEIÇÃO'],
      [VALUE_IDS.education(1)]: ['1: Escola Te´cnica Sa˜o Jorge'],
    });
  });

  it('continue in the next line, also behind a hyphen, and in pieces of one word', () => {
    const page = [
      ...column('Atuei como Coordenadora de Desenvol-\nvimento na Padaria\nSol, em 2019.'),
      piece('jo', 50, 4, false),
      piece('ana@', 62, 4, false),
      piece('sol.example', 86, 4),
    ];
    expect(
      marked([page], {
        email: 'joana@sol.example',
        experiences: [job(1, 'Coordenadora de Desenvolvimento', 'Padaria Sol', '2019-01-01', '2020-01-01')],
      }),
    ).toEqual({
      [VALUE_IDS.email]: ['1: jo·ana·sol.example'],
      [VALUE_IDS.experience(1)]: ['1: Coordenadora de Desenvol·vimento', '1: Padaria·Sol', '1: 2019'],
    });
  });

  it('continue in their column, though the file has the rows of two columns in turn', () => {
    const [left, right] = [
      column('Universidade\nFederal do\nCerrado'),
      column('Vendas\nCaixa\nEstoque', 300),
    ];
    const rows = left.flatMap((each, index) => [{ ...each, hasEOL: false }, right[index]!]);
    const education = {
      ...{ id: 7, institution: 'Universidade Federal do Cerrado', degree: 'Direito' },
      ...{ startDate: '2010-01-01', endDate: null, inProgress: false },
    };
    expect(marked([rows], { education: [education] })).toEqual({
      [VALUE_IDS.education(7)]: ['1: Universidade·Federal do·Cerrado'],
    });
  });

  it.each([
    ['+55 (41) 99876-5432', '55 (41) 99876-5432'],
    ['Tel.:041 9 9876 5432', '041 9 9876 5432'],
    ['Fone41.99876.5432', '41.99876.5432'],
    ['celular 99876-5432 (recados)', '99876-5432'],
  ])('of a phone number are found by its digits: %s', (line, expected) => {
    expect(marked([column(line)], { phone: '(41) 99876-5432' })).toEqual({
      [VALUE_IDS.phone]: [`1: ${expected}`],
    });
  });

  it.each(['Registro 141998765432', 'Registro 41998765432001'])(
    'of a phone number are not within a longer one: %s',
    (line) => {
      expect(marked([column(line)], { phone: '(41) 99876-5432' })).toEqual({});
    },
  );

  it('of a name are found with further names between the first and the last, and not in addresses', () => {
    const page = column('ana.souza@example.com linkedin.com/in/ana-souza\nAna Maria Rocha de Souza');
    expect(marked([page], { firstName: 'Ana', lastName: 'Souza' })).toEqual({
      [VALUE_IDS.name]: ['1: Ana', '1: Souza'],
    });
  });

  it('of short words are words of their own', () => {
    const line = 'C++, Java e banana; a na praia';
    const skill = (text: string) => ({ text, name: '', confidence: 1, page: 1, line });
    const skills = ['C', 'C++', 'Jav', 'Ana', 'an', 'Java'].map(skill);
    const found = marked([column(line)], { readQualifications: { languages: [], skills } });
    // What is not found itself is shown by its line.
    const whole = [`1: ${line}`];
    expect(found).toEqual({
      [VALUE_IDS.skill('C')]: whole,
      [VALUE_IDS.skill('C++')]: ['1: C++'],
      [VALUE_IDS.skill('Jav')]: whole,
      [VALUE_IDS.skill('Ana')]: whole,
      [VALUE_IDS.skill('an')]: whole,
      [VALUE_IDS.skill('Java')]: ['1: Java'],
    });
  });

  it('of a value that occurs twice are those with the other parts near, else the first', () => {
    const pages = [
      column('Ana Lima, natural de Curitiba, vendedora na Loja Um desde 2020'),
      column('Rua das Flores, nº 12 - Centro\nCuritiba / Paraná  80.020-090'),
      column('Loja Um\n03/2015 a jan. de 2018\nVendedora'),
      column('Loja Um\nmarço de 2018 - atual\nVendedora\nAna Lima'),
    ];
    expect(
      marked(pages, {
        ...{ firstName: 'Ana', lastName: 'Lima', address: 'Rua das Flores, 12, Centro' },
        ...{ city: 'Curitiba', state: 'PR', zip: '80020-090' },
        experiences: [
          job(1, 'Vendedora', 'Loja Um', '2018-03-01', '2026-01-01'),
          job(2, 'Vendedora', 'Loja Um', '2015-03-01', '2018-01-01'),
        ],
      }),
    ).toEqual({
      [VALUE_IDS.name]: ['1: Ana Lima'],
      [VALUE_IDS.address]: ['2: Rua das Flores', '2: 12', '2: Centro'],
      [VALUE_IDS.town]: ['2: Curitiba', '2: Paraná', '2: 80.020-090'],
      [VALUE_IDS.experience(1)]: ['4: Loja Um', '4: março de 2018', '4: Vendedora'],
      [VALUE_IDS.experience(2)]: ['3: Loja Um', '3: 03/2015', '3: jan. de 2018', '3: Vendedora'],
    });
  });

  it('of languages are those on the page and line that the parser has read', () => {
    const pages = [column('Professora de inglês'), column('Inglês: avançado\nLanguages\nSpanish (fluent)')];
    const stated = { level: '', europeanLevel: '', confidence: 1, page: 2 };
    const languages = [
      { language: 'Inglês', line: 'Inglês: avançado', ...stated },
      { language: 'Espanhol', line: 'Spanish (fluent)', ...stated },
    ];
    expect(marked(pages, { readQualifications: { languages, skills: [] } })).toEqual({
      [VALUE_IDS.language('Inglês')]: ['2: Inglês'],
      [VALUE_IDS.language('Espanhol')]: ['2: Spanish (fluent'],
    });
  });

  it('are none for what the résumé does not hold, and the other places stay', () => {
    const page = column('Ana Lima\nana@example.com\n(41) 3333-4444');
    const found = marked([page], {
      ...{ firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', phone: '(41) 99876-5432' },
      ...{ address: 'Rua das Flores, 12', city: 'Curitiba', state: 'PR', zip: '80020-090' },
      experiences: [job(1, 'Padeira', 'Padaria Sol', '2018-03-01', '2019-01-01')],
    });
    expect(Object.keys(found)).toEqual([VALUE_IDS.name, VALUE_IDS.email]);
  });

  it('are found in a text of 1 MB that almost holds each value at each place', () => {
    const near = 'a'.repeat(60);
    const skills = Array.from({ length: 60 }, (_, index) => `${near.slice(index % 50)}b${index}`);
    const line = skills.at(-1)!;
    const values = skills.map((text) => ({ text, name: '', confidence: 1, page: 1, line }));
    const page = [piece('a'.repeat(500_000), 0, 0), piece('a '.repeat(250_000), 0, 1), piece(line, 0, 2)];
    const found = marked([page], { readQualifications: { languages: [], skills: values } });
    expect(found[VALUE_IDS.skill(line)]).toEqual([`1: ${line}`]);
  });
});
