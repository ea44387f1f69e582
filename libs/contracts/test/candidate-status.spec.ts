import {
  APPROVED_STATUSES,
  CANDIDATE_STATUS,
  CANDIDATE_STATUSES,
  HIRING_STATUS_SEQUENCE,
  HIRING_STEPS,
  HIRING_STEP_NAMES,
  hiringProgress,
  hiringStepLabel,
  hiringStepOf,
  isApproved,
  isEligibleForInterview,
  isHired,
  nextHiringStatus,
  nextHiringStep,
} from '../src/domain/index.js';

describe('candidate statuses', () => {
  it('has the expected labels', () => {
    expect(CANDIDATE_STATUS).toMatchObject({
      new: 'Novo',
      reviewing: 'Em análise',
      interview: 'Entrevista agendada',
      approved: 'Aprovado',
      hired: 'Contratado',
      rejected: 'Reprovado',
      hiring_offer: 'Proposta Enviada',
      hiring_documents: 'Documentação Pendente',
    });
    const others = ['pending', 'declined', 'waiting', 'contratado', 'screening', 'interviewing'];
    expect(CANDIDATE_STATUSES).toEqual(expect.arrayContaining(others));
    expect(CANDIDATE_STATUSES).toHaveLength(14);
  });

  it('treats hired and contratado as hired', () => {
    expect(CANDIDATE_STATUSES.filter(isHired)).toEqual(['hired', 'contratado']);
  });

  it('classifies exactly the statuses of the approved list as approved', () => {
    expect(CANDIDATE_STATUSES.filter(isApproved).sort()).toEqual([...APPROVED_STATUSES].sort());
  });

  it.each([
    ['new', null, true],
    ['reviewing', null, true],
    ['interview', null, false],
    ['interview', 'REFAAAAAA', true],
    ['hiring_offer', 'REFAAAAAA', true],
    ['approved', 'REFAAAAAA', false],
    ['rejected', 'REFAAAAAA', false],
    ['contratado', 'REFAAAAAA', false],
  ])('%s with code %s may be interviewed: %s', (status, code, eligible) => {
    expect(isEligibleForInterview(status, code)).toBe(eligible);
  });
});

describe('sequence of hiring statuses', () => {
  it('has four stages with 25 percent each', () => {
    expect(HIRING_STATUS_SEQUENCE.map(({ progress }) => progress)).toEqual([25, 50, 75, 100]);
  });

  it.each([
    ['approved', 'hiring_offer'],
    ['hiring_offer', 'hiring_documents'],
    ['hiring_documents', 'hired'],
    ['hired', undefined],
    ['contratado', undefined],
    ['new', undefined],
  ])('goes from %s to %s', (from, to) => {
    expect(nextHiringStatus(from)).toBe(to);
  });
});

describe('steps of hiring', () => {
  it.each([
    ['offer_sent', 25, 25],
    ['documents', 50, 60],
    ['onboarding', 75, 80],
    ['completed', 100, 100],
    [null, 0, 0],
    ['toString', 0, 0],
  ])('%s is %d percent on the hiring page, %d on the dashboard', (step, page, dashboard) => {
    expect(hiringProgress(step, 'pagePercent')).toBe(page);
    expect(hiringProgress(step, 'dashboardPercent')).toBe(dashboard);
  });

  it('shows an accepted offer on the dashboard and does not offer it in the selector', () => {
    expect(hiringProgress('offer_accepted', 'dashboardPercent')).toBe(40);
    expect(HIRING_STEP_NAMES.filter((step) => HIRING_STEPS[step].isSelectable)).toEqual([
      'offer_sent',
      'documents',
      'onboarding',
      'completed',
    ]);
  });

  it('returns the next step, and undefined after the last', () => {
    expect(HIRING_STEP_NAMES.map(nextHiringStep)).toEqual([...HIRING_STEP_NAMES.slice(1), undefined]);
    expect(nextHiringStep('elsewhere')).toBeUndefined();
  });

  it.each([
    ['hired', 'offer_sent', 'offer_sent'],
    ['hired', null, 'completed'],
    ['contratado', null, 'completed'],
    ['hiring_offer', null, 'offer_sent'],
    ['hiring_documents', null, 'documents'],
    ['hiring_offer', 'onboarding', 'onboarding'],
    ['approved', null, null],
    ['approved', 'documents', 'documents'],
    ['rejected', 'documents', null],
    ['declined', 'offer_sent', null],
  ])('derives from status %s and step %s the step %s', (status, step, expected) => {
    expect(hiringStepOf(status, step)).toBe(expected);
  });

  it.each([
    ['documents', 'Documentação'],
    ['not_started', 'Não iniciada'],
    [null, 'Não iniciada'],
    ['elsewhere', 'elsewhere'],
    ['toString', 'toString'],
  ])('labels the step %s as %s', (step, label) => {
    expect(hiringStepLabel(step)).toBe(label);
  });
});
