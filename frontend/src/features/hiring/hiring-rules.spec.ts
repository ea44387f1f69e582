import {
  approvedLabel,
  conversionRate,
  funnelOf,
  isStartDue,
  SELECTABLE_STEPS,
  progressOf,
  startDay,
} from './hiring-rules';

describe('progressOf', () => {
  it('advances by a quarter per status up to hired', () => {
    expect(progressOf('approved')).toEqual({ done: 1, percent: 25, next: 'hiring_offer' });
    expect(progressOf('hiring_offer')).toEqual({ done: 2, percent: 50, next: 'hiring_documents' });
    expect(progressOf('hiring_documents')).toEqual({ done: 3, percent: 75, next: 'hired' });
    expect(progressOf('hired')).toEqual({ done: 4, percent: 100, next: undefined });
    expect(progressOf('contratado')).toEqual(progressOf('hired'));
  });

  it('is 0 % for a status outside of hiring', () => {
    expect(progressOf('new')).toEqual({ done: 0, percent: 0, next: undefined });
  });
});

it('offers every step on the hiring page except the accepted offer', () => {
  expect(SELECTABLE_STEPS).toEqual(['offer_sent', 'documents', 'onboarding', 'completed']);
});

it('labels hired candidates as in hiring, others as approved', () => {
  expect(['hired', 'contratado', 'approved', 'hiring_offer'].map((s) => approvedLabel(s as 'hired'))).toEqual(
    ['Em Contratação', 'Em Contratação', 'Aprovado', 'Aprovado'],
  );
});

it('defaults the start date to a week from today', () => {
  expect(startDay(null, '2026-11-27')).toBe('2026-12-04');
  expect(startDay('2027-01-04', '2026-11-27')).toBe('2027-01-04');
});

it('calls the start of a hiring due a week after the approval', () => {
  const approved = {
    status: 'approved' as const,
    hiringStep: null,
    approvedDate: '2026-11-20T12:00:00.000Z',
  };
  expect(isStartDue(approved, '2026-11-26')).toBe(false);
  expect(isStartDue(approved, '2026-11-27')).toBe(true);
  expect(isStartDue({ ...approved, status: 'hiring_offer' }, '2026-11-27')).toBe(false);
  expect(isStartDue({ ...approved, hiringStep: 'offer_sent' }, '2026-11-27')).toBe(false);
  expect(isStartDue({ ...approved, approvedDate: null }, '2026-11-27')).toBe(false);
});

it('rounds the conversion rate to a whole percentage', () => {
  expect(conversionRate(2, 3)).toBe(67);
  expect(conversionRate(0, 0)).toBe(0);
});

it('counts candidates per phase of the funnel, including later phases', () => {
  const totals = {
    totalCandidates: 4,
    candidatesApproved: 3,
    candidatesReachedHiring: 2,
    candidatesHired: 2,
  };
  expect(funnelOf(totals).map(({ candidates, percent }) => [candidates, percent])).toEqual([
    [4, 100],
    [3, 75],
    [2, 50],
    [2, 50],
  ]);
});
