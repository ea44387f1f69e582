import { replicaCounts } from '../system/replica-counts.ts';

describe('REPLICAS', () => {
  it.each([
    [undefined, { gateway: 2 }],
    ['', { gateway: 2 }],
    ['candidates=2, resume-parser=3', { gateway: 2, candidates: 2, 'resume-parser': 3 }],
    ['gateway=1', { gateway: 1 }],
  ])('%s', (text, counts) => {
    expect(replicaCounts(text)).toEqual(counts);
  });

  it.each(['candidate=2', 'gateway=0', 'gateway=two', 'gateway', 'gateway=1=2', 'users=1000', '=2'])(
    'refuses %s',
    (text) => {
      expect(() => replicaCounts(text)).toThrow(/^REPLICAS: /);
    },
  );
});
