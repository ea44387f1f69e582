import { measureAlternately, type Side } from '../measure.ts';

const LOAD = { rounds: 3, seconds: 60, maxOperations: 4, concurrency: 2 };

describe('measureAlternately', () => {
  it('runs the sides in turns, after a warm-up that does not count', async () => {
    const order: string[] = [];
    const side = (name: string): Side => ({
      operation: async () => void order.push(name),
      pids: () => ({ [name]: [process.pid] }),
    });
    const { measured, ratios } = await measureAlternately({ a: side('a'), b: side('b') }, LOAD);
    const turns = order.filter((name, index) => name !== order[index - 1]);
    expect(turns).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b']);
    expect(measured.a.operations).toBe(12);
    expect(ratios('rate', 'a', 'b')).toHaveLength(3);
  });

  it('prepares before and settles after each round', async () => {
    const steps: string[] = [];
    await measureAlternately(
      {
        only: {
          prepare: async (operations) => void steps.push(`prepare ${operations}`),
          operation: async (index) => void steps.push(`operation ${index}`),
          settle: async () => void steps.push('settle'),
          pids: () => ({}),
        },
      },
      { ...LOAD, rounds: 1, maxOperations: 1, concurrency: 1 },
    );
    const round = (index: number): string[] => ['prepare 1', `operation ${index}`, 'settle'];
    expect(steps).toEqual([...round(0), ...round(1)]);
  });

  it('rejects when an operation fails', async () => {
    const side: Side = { operation: () => Promise.reject(new Error('a wrong answer')), pids: () => ({}) };
    await expect(measureAlternately({ side }, LOAD)).rejects.toThrow('a wrong answer');
  });
});
