import { differencesOf, type JobConflict } from './job-conflict';
import { EMPTY, type JobValues } from './job-values';

const opened: JobValues = { ...EMPTY, title: 'Analista', description: 'Antes', salaryMin: '4500', from: 1 };
const at = '2026-11-22T13:00:00.000Z';
const conflict: JobConflict = {
  current: {
    ...opened,
    title: 'Analista Pleno',
    description: 'Depois',
    benefits: null,
    selectionSteps: null,
    salaryMin: 5000,
    salaryMax: null,
    isActive: false,
    closesOn: null,
    version: 3,
  },
  changes: [
    { field: 'title', changedBy: 'bia', changedAt: at },
    { field: 'description', changedBy: 'caio', changedAt: at },
    { field: 'salaryMin', changedBy: 'bia', changedAt: at },
    { field: 'isActive', changedBy: null, changedAt: at },
  ],
};

describe('a job that two people edit', () => {
  it('names each field that differs, by whom and when, and whether this form changed it too', () => {
    const mine = { ...opened, title: 'Analista Sênior' };
    expect(differencesOf(conflict, mine, opened)).toEqual([
      expect.objectContaining({
        field: 'title',
        label: 'Título',
        mine: 'Analista Sênior',
        theirs: 'Analista Pleno',
        changedBy: 'bia',
        changedAt: at,
        untouched: false,
      }),
      expect.objectContaining({ field: 'description', changedBy: 'caio', untouched: true }),
      expect.objectContaining({ field: 'salaryMin', mine: '4500', theirs: '5000', untouched: true }),
      expect.objectContaining({ mine: 'Sim', theirs: 'Não', changedBy: 'sistema', untouched: true }),
    ]);
  });

  it('leaves out fields that both changed to the same value', () => {
    const mine = { ...opened, title: ' Analista Pleno ', salaryMin: 'R$ 5.000,00', isActive: false };
    expect(differencesOf(conflict, mine, opened).map(({ field }) => field)).toEqual(['description']);
  });

  it('preselects nothing for a draft of another version', () => {
    expect(differencesOf(conflict, opened, undefined).some(({ untouched }) => untouched)).toBe(false);
  });
});
