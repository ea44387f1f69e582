import { EducationInput, ExperienceInput } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { addDays, today } from '@araucaria/testing';

const job = { company: 'Padaria', position: 'Padeira', startDate: '2019-03' };
const refusedField = (days: object) =>
  validateInput(ExperienceInput, { ...job, ...days }).then(
    () => undefined,
    (error: { details: { errors: Array<{ field: string }> } }) => error.details.errors[0]?.field,
  );

describe('the days of an experience', () => {
  it('may be one month, and end in the month of its start', async () => {
    expect(await refusedField({ endDate: '2019-03' })).toBeUndefined();
    expect(await refusedField({ startDate: today() })).toBeUndefined();
    expect(await refusedField({ isCurrent: true })).toBeUndefined();
  });

  it('are refused if it ends before it begins', async () => {
    expect(await refusedField({ endDate: '2018-12' })).toBe('endDate');
    expect(await refusedField({ startDate: '2019-03-02', endDate: '2019-03-01' })).toBe('endDate');
  });

  it('are refused if it begins in the future', async () => {
    expect(await refusedField({ startDate: addDays(today(), 40) })).toBe('startDate');
  });

  it('are those of a calendar first', async () => {
    expect(await refusedField({ startDate: '2019-02-30', endDate: '2018-01' })).toBe('startDate');
  });
});

describe('the days of a course', () => {
  const course = { institution: 'UFPR', degree: 'Letras', startDate: '2019-03', endDate: '2018-12' };

  it('are refused if it ends before it begins', () =>
    expect(validateInput(EducationInput, course)).rejects.toMatchObject({
      details: { errors: [{ field: 'endDate', message: 'O término não pode ser antes do início' }] },
    }));

  it('may begin in the future', async () => {
    const planned = { ...course, startDate: addDays(today(), 40), endDate: undefined };
    expect(await validateInput(EducationInput, planned)).toMatchObject({ degree: 'Letras' });
  });
});
