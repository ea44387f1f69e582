import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Values with their weights: a value of weight 2 is drawn twice as often as one of weight 1. */
export type Weighted<T> = ReadonlyArray<readonly [value: T, weight: number]>;

/** A generator of pseudo-random values. The same seed gives the same sequence on every machine. */
export class Random {
  private readonly source: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.source = xoroshiro128plus(seed);
  }

  /** From 0, included, to 1, excluded. 32 random bits. */
  fraction(): number {
    return (this.source.next() >>> 0) / 0x1_0000_0000;
  }

  /** An integer from 0, included, to `bound`, excluded. */
  integer(bound: number): number {
    return Math.floor(this.fraction() * bound);
  }

  /** True with the given probability, from 0 to 1. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }
}

/** Draws values by their weights, in logarithmic time. */
export class WeightedList<T> {
  private readonly values: T[];
  /** Sums of the weights up to each value. */
  private readonly sums: number[];

  /** @throws {Error} when the list is empty */
  constructor(entries: Weighted<T>) {
    if (!entries.length) throw new Error('a weighted list needs values');
    let sum = 0;
    this.values = entries.map(([value]) => value);
    this.sums = entries.map(([, weight]) => (sum += weight));
  }

  pick(random: Random): T {
    return this.at(random.fraction());
  }

  /** The value at a share of all weights. @param share from 0, included, to 1, excluded */
  at(share: number): T {
    const target = share * (this.sums.at(-1) ?? 0);
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return this.values[low] as T;
  }
}
