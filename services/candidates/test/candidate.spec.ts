import { Candidate } from '../src/records/candidate.entity.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-30T12:00:00Z');

const ANA = { firstName: 'Ana', lastName: 'Souza', email: 'a@b.com', phone: '12345678' };

const candidate = () =>
  Object.assign(Object.create(Candidate.prototype) as Candidate, {
    ...Candidate.fromApplication(ANA, NOW),
    hireDate: null,
  });

describe('Candidate', () => {
  it('keeps the dates of approval and hire while it stays approved and hired', () => {
    const ana = candidate();
    expect(ana.changeStatus('approved', NOW)).toBe(false);
    expect(ana.changeStatus('contratado', NOW)).toBe(true);
    expect(ana.changeStatus('hired', LATER)).toBe(false);
    expect(ana).toMatchObject({ approvedDate: NOW, hireDate: NOW, updatedAt: LATER });
  });

  it('takes the new dates when it is approved and hired again, and is hired for the first time once', () => {
    const ana = candidate();
    ana.changeStatus('hired', NOW);
    ana.changeStatus('reviewing', NOW);
    expect(ana).toMatchObject({ approvedDate: NOW, hireDate: NOW });
    const before = ana.pipelineState();
    expect(ana.changeStatus('contratado', LATER)).toBe(false);
    expect(ana).toMatchObject({ approvedDate: LATER, hireDate: LATER });
    expect(ana.restore(before, LATER)).toBe(false);
    expect(ana).toMatchObject({ status: 'reviewing', approvedDate: NOW, hireDate: NOW });
  });

  it('is approved when a status past approved is set directly', () => {
    const ana = candidate();
    ana.changeStatus('hiring_documents', LATER);
    expect(ana).toMatchObject({ approvedDate: LATER, hireDate: null });
  });

  it('retains an entry of the talent bank for two years and an application to a job without limit', () => {
    expect(Candidate.fromApplication(ANA, NOW).retentionUntil).toEqual(new Date('2028-11-21T12:00:00Z'));
    expect(Candidate.fromApplication({ ...ANA, jobId: 100 }, NOW).retentionUntil).toBeNull();
  });
});
