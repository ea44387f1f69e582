import { educationOf, experiencesOf } from './resume-records';

const job = {
  company: 'Padaria Digital',
  position: 'Dev',
  startDate: '2019-03',
  endDate: '',
  isCurrent: true,
  description: '',
};

describe('what a résumé says of the past', () => {
  it('keeps complete records, without what they do not state', () => {
    expect(experiencesOf([job])).toEqual([
      { company: 'Padaria Digital', position: 'Dev', startDate: '2019-03', isCurrent: true },
    ]);
    expect(
      educationOf([
        {
          institution: 'UFPR',
          degree: 'Computação',
          startDate: '2015-01-01',
          endDate: '2019-12-01',
          inProgress: false,
        },
      ]),
    ).toEqual([
      {
        institution: 'UFPR',
        degree: 'Computação',
        startDate: '2015-01-01',
        endDate: '2019-12-01',
        inProgress: false,
      },
    ]);
  });

  it('leaves out what has no beginning, no name or no place', () => {
    expect(
      experiencesOf([
        { ...job, startDate: '' },
        { ...job, company: '' },
        { ...job, startDate: '2019' },
      ]),
    ).toEqual([]);
    expect(experiencesOf(undefined)).toEqual([]);
  });
});
