import { changedBy, staleAfter } from './stale-queries';

describe('stale queries', () => {
  it('are those that show what an event changes, and no others', () => {
    const stale = staleAfter(changedBy('candidate.applied'));
    expect([...stale]).toEqual(expect.arrayContaining(['candidates', 'candidateCounts']));
    expect(stale).not.toContain('users');
    expect(staleAfter(changedBy('interview.confirmed'))).not.toContain('hiringDashboard');
  });

  it('are those that show what a mutation changes', () => {
    const stale = staleAfter(changedBy('scheduleInterview'));
    expect([...stale]).toEqual(expect.arrayContaining(['interviews', 'interviewCounts', 'interviewSlots']));
    expect(stale).not.toContain('hiringDashboard');
    expect(staleAfter(changedBy('requestHiringReport'))).toEqual(new Set());
  });

  it('are none for an event that only a newer release of the gateway sends', () => {
    expect(staleAfter(changedBy('candidate.promoted'))).toEqual(new Set());
    expect(staleAfter(changedBy('toString'))).toEqual(new Set());
  });
});
