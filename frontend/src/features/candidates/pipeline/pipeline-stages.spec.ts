import { countOf, isBulkTarget, needsAppointment, stagesOf, targetsOf } from './pipeline-stages';

describe('the stages of a pipeline', () => {
  it('show the way of the specification, and other statuses only while they have candidates', () => {
    expect(stagesOf(new Map()).map(({ status }) => status)).toEqual([
      ...[
        'new',
        'reviewing',
        'interview',
        'approved',
        'hiring_offer',
        'hiring_documents',
        'hired',
        'rejected',
      ],
    ]);
    expect(stagesOf(new Map([['declined', 2]])).at(-1)).toMatchObject({ status: 'declined' });
  });

  it('begin with those in which an application is open, also those of older data', () => {
    const statuses = stagesOf(new Map([['waiting', 1]])).map(({ status }) => status);
    expect(statuses.slice(-3)).toEqual(['waiting', 'hired', 'rejected']);
  });

  it('count both spellings of a hire', () => {
    const hired = stagesOf(new Map()).find(({ status }) => status === 'hired')!;
    expect(countOf(hired, new Map([['hired', 2], ['contratado', 1]]))).toBe(3); // prettier-ignore
  });

  it('may be followed by those that staff choose, and by the next one of the hiring', () => {
    expect(targetsOf('new')).toEqual(['reviewing', 'interview', 'approved', 'hired', 'rejected']);
    expect(targetsOf('approved')).toContain('hiring_offer');
    expect(targetsOf('approved')).not.toContain('hiring_documents');
    expect(targetsOf('hiring_offer')).toContain('hiring_documents');
    expect(targetsOf('contratado')).not.toContain('hired');
  });

  it('begin an interview with its time, unless the candidate is past it', () => {
    expect(needsAppointment('new', 'interview')).toBe(true);
    expect(needsAppointment('approved', 'interview')).toBe(false);
    expect(needsAppointment('new', 'approved')).toBe(false);
  });

  it('of the hiring are set for one candidate at a time', () => {
    expect(isBulkTarget('approved')).toBe(true);
    expect(isBulkTarget('hiring_offer')).toBe(false);
  });
});
