import { BRAZILIAN_STATES } from '@araucaria/contracts/domain';
import { stateCode } from '@araucaria/contracts/domain';
import { formatCep } from './brazil';

describe('Brazil', () => {
  it('has 27 states and districts', () => {
    expect(Object.keys(BRAZILIAN_STATES)).toHaveLength(27);
    expect(new Set(Object.values(BRAZILIAN_STATES)).size).toBe(27);
  });

  it('finds a state by code or name, ignoring accents and case', () => {
    expect(['PR', 'paraná', 'PARANA', ' São Paulo ', 'sp'].map(stateCode)).toEqual([
      'PR',
      'PR',
      'PR',
      'SP',
      'SP',
    ]);
    expect(stateCode('Texas')).toBe('');
  });

  it('formats a complete CEP and returns any other text unchanged', () => {
    expect(['80020090', '80.020-090', '80020 090', '8002', 'K1A 0B1'].map(formatCep)).toEqual([
      '80020-090',
      '80020-090',
      '80020-090',
      '8002',
      'K1A 0B1',
    ]);
  });
});
