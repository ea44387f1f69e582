import type { HiringStep } from '../../../generated/graphql';
import { isStalled, processesOf } from './process-rules';

const one = (name: string, hiringStep: HiringStep, lastUpdateDate: string) => ({
  name,
  hiringStep,
  lastUpdateDate,
});
const processes = [
  one('Érica Souza', 'documents', '2026-11-20T10:00:00Z'),
  one('João Prado', 'offer_accepted', '2026-11-21T10:00:00Z'),
  one('Erick Lima', 'offer_sent', '2026-11-19T10:00:00Z'),
];
const names = (view: Partial<Parameters<typeof processesOf>[1]>) =>
  processesOf(processes, { tab: 'all', search: '', oldest: false, ...view }).map(({ name }) => name);

describe('processesOf', () => {
  it('sorts by last update, newest or oldest first', () => {
    expect(names({})).toEqual(['João Prado', 'Érica Souza', 'Erick Lima']);
    expect(names({ oldest: true })).toEqual(['Erick Lima', 'Érica Souza', 'João Prado']);
  });

  it('filters by tab, and by name regardless of accents', () => {
    expect(names({ search: 'eric' })).toEqual(['Érica Souza', 'Erick Lima']);
    expect(names({ tab: 'documents' })).toEqual(['Érica Souza']);
    expect(names({ tab: 'onboarding' })).toEqual([]);
  });
});

it('calls a process stalled after a week without an update', () => {
  const process = { lastUpdateDate: '2026-11-20T10:00:00Z' };
  expect(isStalled(process, '2026-11-26')).toBe(false);
  expect(isStalled(process, '2026-11-27')).toBe(true);
});
