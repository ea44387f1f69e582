import { normalDate } from '../src/lexicon/entry-dates.js';
import { addScores, scoreEntries, sharesOf, textLikeness, type EntryTruth } from '../src/entry-scores.js';

const job = (position: string, company: string, start = '2019', end = '2021', current = false) => ({
  position,
  company,
  start,
  end,
  current,
});
const truth = (...experiences: EntryTruth['experiences']): EntryTruth => ({ experiences, education: [] });
const jobsOf = (read: ReturnType<typeof job>[], stated: EntryTruth) =>
  scoreEntries({ experiences: read, education: [] }, stated).jobs;

describe('a printed date', () => {
  it.each([
    ['jan/2019', '2019-01'],
    ['Março de 2021', '2021-03'],
    ['Sept. 2018', '2018-09'],
    ['03/2015', '2015-03'],
    ['01/09/2020', '2020-09'],
    ['2016-01', '2016-01'],
    ['2017/06', '2017-06'],
    ['03.2022', '2022-03'],
    ['out/10', '2010-10'],
    ['Summer 2019', '2019'],
    ['1º semestre de 2018', '2018'],
    ['2018.1', '2018'],
    ['2012', '2012'],
    ['atual', ''],
  ])('%s is %s', (printed, expected) => {
    expect(normalDate(printed)).toBe(expected);
  });
});

describe('two texts', () => {
  it('are alike by their words, without case, accents and signs', () => {
    expect(textLikeness('LOJA SOL, Serra', 'loja sol - serra')).toBe(1);
    expect(textLikeness('Loja Sol', 'Loja Lua')).toBe(0.5);
    expect(textLikeness('', '')).toBe(1);
    expect(textLikeness('Loja', '')).toBe(0);
  });

  it('are alike by their letters where a line break divided a word', () => {
    expect(textLikeness('Universidade Fede ral', 'Universidade Federal')).toBeGreaterThan(0.9);
    expect(textLikeness('Analista', 'Estagiária')).toBe(0);
  });
});

describe('the score of entries', () => {
  it('counts what is found, and what is right in every field', () => {
    const score = jobsOf(
      [job('Vendedora', 'Loja Sol'), job('Caixa', 'Mercado Lua', '2018')],
      truth(job('Vendedora', 'Loja Sol', '2019-03'), job('Caixa', 'Mercado Lua', '2017')),
    );
    expect(score).toMatchObject({ stated: 2, read: 2, found: 2, right: 1, invented: [], missed: [] });
  });

  it('names what is stated nowhere and what was missed', () => {
    const score = jobsOf([job('Motorista', 'Viação Norte')], truth(job('Vendedora', 'Loja Sol')));
    expect(score).toMatchObject({
      found: 0,
      invented: ['Motorista | Viação Norte'],
      missed: ['Vendedora | Loja Sol'],
    });
    expect(sharesOf(score)).toEqual({ precision: 0, recall: 0, f1: 0, allRight: 0 });
  });

  it('takes every fair reading', () => {
    const stated = truth({
      ...job('Vendedora', 'Loja Sol'),
      company: ['Loja Sol (Serra)', ''],
      end: ['2021', ''],
      current: [true, false],
    });
    expect(jobsOf([job('Vendedora', '', '2019', '', true)], stated)).toMatchObject({ found: 1, right: 1 });
  });

  it('neither asks for an optional entry nor counts it, unless it is of another kind', () => {
    const read = [job('Voluntária', 'Creche Sol')];
    expect(jobsOf(read, truth({ ...job('Voluntária', 'Creche Sol'), optional: 'fair' }))).toMatchObject({
      stated: 0,
      read: 0,
    });
    expect(jobsOf(read, truth({ ...job('Voluntária', 'Creche Sol'), optional: 'out' }))).toMatchObject({
      stated: 0,
      read: 1,
      found: 0,
      invented: [],
    });
    expect(jobsOf([], truth({ ...job('Voluntária', 'Creche Sol'), optional: 'fair' })).missed).toEqual([]);
  });

  it('pairs two jobs at one employer by their dates', () => {
    const stated = truth(
      job('Analista', 'Loja Sol', '2015', '2017'),
      job('Analista', 'Loja Sol', '2017', '2019'),
    );
    const read = [job('Analista', 'Loja Sol', '2017', '2019'), job('Analista', 'Loja Sol', '2015', '2017')];
    expect(jobsOf(read, stated)).toMatchObject({ found: 2, right: 2 });
  });

  it('is added up over documents', () => {
    const one = jobsOf([job('Vendedora', 'Loja Sol')], truth(job('Vendedora', 'Loja Sol')));
    const other = jobsOf([], truth(job('Caixa', 'Mercado Lua')));
    expect(sharesOf(addScores([one, other]))).toEqual({
      precision: 1,
      recall: 0.5,
      f1: 2 / 3,
      allRight: 0.5,
    });
  });
});
