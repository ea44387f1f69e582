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
  it('has no end before its start, and no job that begins in the future', () => {
    expect(experiencesOf([{ ...job, endDate: '2018-01', isCurrent: false }])).toEqual([
      { company: 'Padaria Digital', position: 'Dev', startDate: '2019-03', isCurrent: false },
    ]);
    expect(experiencesOf([{ ...job, startDate: '2190-01' }])).toEqual([]);
  });

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

  it('takes dates as they are printed, and years', () => {
    const printed = { ...job, startDate: 'Mar/2019', endDate: 'fevereiro de 2021' };
    const years = { ...job, startDate: '2015', endDate: '2019' };
    expect(experiencesOf([printed, years])).toMatchObject([
      { startDate: '2019-03', endDate: '2021-02' },
      { startDate: '2015-01', endDate: '2019-12' },
    ]);
  });

  it('takes a course of which the year of the end is printed only', () => {
    const course = {
      institution: 'UFPR',
      degree: 'Computação',
      startDate: '',
      endDate: '2019',
      inProgress: false,
    };
    expect(educationOf([course])).toMatchObject([{ startDate: '2019-01', endDate: '2019-12' }]);
  });

  it('leaves out what has no beginning, no name or no place', () => {
    expect(
      experiencesOf([
        { ...job, startDate: '' },
        { ...job, company: '' },
      ]),
    ).toEqual([]);
    expect(experiencesOf(undefined)).toEqual([]);
  });
});
