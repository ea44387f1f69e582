import { describeResult } from './run-results';

const result = { kind: 'applicants', due: 0, dueIds: [], expired: 0, expiredIds: [], held: 0, kept: 0 };

describe('the results of a retention run', () => {
  it('say what happened to which records', () => {
    const done = { ...result, due: 2, dueIds: [4, 9], expired: 1, expiredIds: [3], held: 1, kept: 5 };
    expect(describeResult(done, false)).toBe(
      '2 em quarentena (nº 4, 9); 1 apagados (nº 3); 1 sob retenção legal; 5 mantidos por outro motivo',
    );
    expect(describeResult({ ...result, due: 1, dueIds: [4] }, true)).toBe('1 iriam para a quarentena (nº 4)');
  });

  it('list at most twenty ids and say that there are more', () => {
    const dueIds = Array.from({ length: 25 }, (_, id) => id + 1);
    expect(describeResult({ ...result, due: 700, dueIds }, false)).toMatch(
      /^700 em quarentena \(nº 1, .* 20 e outros\)$/,
    );
  });

  it('name messages as erased, because they have no quarantine', () => {
    expect(describeResult({ ...result, kind: 'messages', due: 3 }, false)).toBe('3 apagados');
    expect(describeResult(result, false)).toBe('');
  });
});
