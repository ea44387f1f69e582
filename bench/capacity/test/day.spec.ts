import { dayReport } from '../day.ts';
import type { Costs } from '../costs.ts';

const COSTS: Costs = {
  cores: 2,
  idleCpuMsPerSecond: { gateway: 10 },
  operations: {
    visit: { gateway: 30 },
    resume: { gateway: 5, 'resume-parser': 600 },
    application: { postgres: 5 },
  },
};
const report = (...args: string[]) => dayReport(COSTS, args).join('\n');

describe('the report on the capacity of a day', () => {
  it('names the load of the busiest hour and the cores that each process uses', () => {
    const text = report('day=36000', 'visitors=360000', 'peak=0.1', 'cores=4');
    expect(text).toContain('10.00 × visit/s, 1.00 × resume/s, 1.00 × application/s, 3.00 × staff/s');
    // 10 × 30 ms and 5 ms a second, and 10 ms without any load.
    expect(text).toMatch(/gateway +1 +0\.32 +32 %/);
    expect(text).toMatch(/resume-parser +2 +0\.60 +30 %/);
  });

  it('names what saturates first, and how many threads it needs', () => {
    const text = report('day=100000', 'peak=0.12', 'cores=16');
    expect(text).toMatch(/resume-parser +2 +2\.00 +100 % +needs 3 threads/);
    expect(text).toContain('Saturates first: gateway, at 1.0 times this load.');
    expect(report('day=100000', 'cores=16', 'replicas=gateway:4,resume-parser:4')).not.toContain('needs');
    expect(report('day=100000', 'cores=2', 'replicas=gateway:4,resume-parser:4')).toContain(
      'Saturates first: the 2 cores',
    );
  });

  it('refuses what it does not know, with its usage', () => {
    for (const arg of ['days=3', 'day=viele', 'replicas=gateway:x', 'day=-1'])
      expect(() => report(arg)).toThrow('npm run simulate -- [day=<applications>]');
  });
});
