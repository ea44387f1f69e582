import { FRESH_FOR_MS } from './freshness';
import { PublicQueryCache } from './public-query-cache';

/** Lets every answer that is ready arrive. */
const arrive = () => new Promise(setImmediate);

describe('the answers that visitors share', () => {
  let now: number;
  let asked: number;
  let answers: PublicQueryCache;
  const ask = async () => ++asked;
  const look = (listener = () => undefined as void) => answers.subscribe('Jobs', ask, listener);

  beforeEach(() => {
    now = 1_000;
    asked = 0;
    answers = new PublicQueryCache(() => now);
  });

  it('are asked for once a minute, however many look', async () => {
    expect(answers.current('Jobs')).toEqual({ loading: true });
    look();
    look();
    await arrive();
    expect(answers.current('Jobs')).toEqual({ data: 1, loading: false });
    now += FRESH_FOR_MS;
    answers.refresh();
    await arrive();
    expect(asked).toBe(1);
    now += 1;
    answers.refresh();
    expect(answers.current('Jobs')).toMatchObject({ data: 1, loading: true });
    await arrive();
    expect(answers.current('Jobs')).toEqual({ data: 2, loading: false });
  });

  it('are asked for again after a change, if somebody looks', async () => {
    const leave = look();
    await arrive();
    answers.evict();
    await arrive();
    expect(asked).toBe(2);
    leave();
    answers.evict();
    await arrive();
    expect(asked).toBe(2);
    look();
    await arrive();
    expect(asked).toBe(3);
  });

  it('keep the last good answer beside an error, and are tried again by the next who looks', async () => {
    let fails = false;
    const shaky = async () => {
      if (fails) throw new Error('down');
      return ++asked;
    };
    const leave = answers.subscribe('Jobs', shaky, () => undefined);
    await arrive();
    fails = true;
    await answers.ask('Jobs');
    expect(answers.current('Jobs')).toMatchObject({ data: 1, error: expect.any(Error), loading: false });
    leave();
    fails = false;
    answers.subscribe('Jobs', shaky, () => undefined);
    await arrive();
    expect(answers.current('Jobs')).toEqual({ data: 2, loading: false });
  });
});
