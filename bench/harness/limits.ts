/** Figures of a row by name: `p50Ms`, `rateRatio`, `bytes` … */
export type Values = Record<string, number>;

export type Limit = { figure: string } & ({ atMost: number } | { atLeast: number });

export const atMost = (figure: string, bound: number): Limit => ({ figure, atMost: bound });
export const atLeast = (figure: string, bound: number): Limit => ({ figure, atLeast: bound });

/** Whether every figure is within its bound. A figure that was not measured is not. */
export const areMet = (limits: readonly Limit[], values: Values): boolean =>
  limits.every((limit) => {
    const value = values[limit.figure];
    if (value === undefined || Number.isNaN(value)) return false;
    return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
  });

/** For example `rateRatio ≥ 0.35, p99Ms ≤ 15`. */
export const describeLimits = (limits: readonly Limit[]): string =>
  limits
    .map((limit) =>
      'atMost' in limit ? `${limit.figure} ≤ ${limit.atMost}` : `${limit.figure} ≥ ${limit.atLeast}`,
    )
    .join(', ');
