import { Candidate } from '../src/candidate.entity.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-30T12:00:00Z');

const ANA = { firstName: 'Ana', lastName: 'Souza', email: 'a@b.com', phone: '12345678' };

const candidate = () =>
  Object.assign(Object.create(Candidate.prototype) as Candidate, {
    ...Candidate.applying(ANA, NOW),
    hireDate: null,
  });

describe('a candidate', () => {
  it('is approved once and hired once', () => {
    const ana = candidate();
    expect(ana.changeStatus('approved', NOW)).toBe(false);
    expect(ana.changeStatus('contratado', NOW)).toBe(true);
    expect(ana.changeStatus('hired', LATER)).toBe(false);
    expect(ana).toMatchObject({ approvedDate: NOW, hireDate: NOW, updatedAt: LATER });
  });

  it('counts as approved when a later status is reached at once', () => {
    const ana = candidate();
    ana.changeStatus('hiring_documents', LATER);
    expect(ana).toMatchObject({ approvedDate: LATER, hireDate: null });
  });

  it('keeps an entry of the talent bank for two years and an application to a job for as long as needed', () => {
    expect(Candidate.applying(ANA, NOW).retentionUntil).toEqual(new Date('2028-11-21T12:00:00Z'));
    expect(Candidate.applying({ ...ANA, jobId: 100 }, NOW).retentionUntil).toBeNull();
  });
});
