import type { PersonExperience } from '@araucaria/contracts/domain';
import type { ExperienceInput } from '../../generated/graphql';
import { ofExperience } from '../../domain/profile/past-record';
import { recordDifferences } from './record-differences';

const stored = (change: Partial<PersonExperience> = {}): PersonExperience => ({
  id: 1,
  company: 'Padaria São João',
  position: 'Atendente',
  startDate: '2019-03-01',
  endDate: '2021-02-01',
  isCurrent: false,
  description: 'Caixa e balcão.',
  ...change,
});
const sent = (change: Partial<ExperienceInput> = {}): ExperienceInput => ({
  company: 'PADARIA SAO JOAO',
  position: 'atendente',
  startDate: '2019-03',
  endDate: '2021-02',
  isCurrent: false,
  ...change,
});
const differences = (inputs: ExperienceInput[], records: PersonExperience[]) => {
  const read = inputs.map(ofExperience);
  const known = records.map((record) => ({ id: record.id, ...ofExperience(record) }));
  return recordDifferences(read, known).map(({ sent: record, stored: match }) => [
    read.indexOf(record),
    match?.id ?? null,
  ]);
};

describe('the records of a new résumé', () => {
  it('are equal regardless of case, accents, days and what the résumé does not state', () => {
    expect(differences([sent()], [stored()])).toEqual([]);
    expect(differences([sent({ endDate: null })], [stored()])).toEqual([]);
    expect(differences([sent({ description: 'caixa e balcão' })], [stored()])).toEqual([]);
  });

  it('are new if no stored record is about the same', () => {
    expect(differences([sent({ company: 'Mercado', position: 'Caixa' })], [stored()])).toEqual([[0, null]]);
    expect(differences([sent()], [])).toEqual([[0, null]]);
  });

  it.each([
    ['a renamed position', { position: 'Atendente sênior' }],
    ['a longer name of the company', { company: 'Padaria São João Ltda.' }],
    ['another first month', { startDate: '2019-04' }],
    ['another last month', { endDate: '2021-03' }],
    ['a position that is not over', { isCurrent: true, endDate: null }],
    ['another description', { description: 'Coordenação.' }],
  ])('differ from a stored one by %s', (_name, change) => {
    expect(differences([sent(change)], [stored()])).toEqual([[0, 1]]);
  });

  it('keep two stays at one company apart', () => {
    const second = stored({ id: 2, startDate: '2023-01-01', endDate: null, isCurrent: true });
    const inputs = [sent({ startDate: '2023-01', endDate: null, isCurrent: true }), sent()];
    expect(differences(inputs, [stored(), second])).toEqual([]);
    expect(differences([sent(), sent({ startDate: '2015-01', endDate: '2015-12' })], [stored()])).toEqual([
      [1, null],
    ]);
  });
});
