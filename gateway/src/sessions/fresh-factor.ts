import { SetMetadata } from '@nestjs/common';

export const FRESH_FACTOR = 'fresh-factor';

export type FreshFactorRule = 'of accounts with a second factor' | 'of every account';

/**
 * Refuses a call with `FRESH_FACTOR_REQUIRED` unless a second factor of the session was proved within the last
 * `FRESH_FACTOR_SECONDS`. Accounts without a second factor are not asked.
 */
export const FreshFactor = () =>
  SetMetadata(FRESH_FACTOR, 'of accounts with a second factor' satisfies FreshFactorRule);

/** The same for calls that add a second factor: accounts without one prove their password or have logged in recently. */
export const FreshLogin = () => SetMetadata(FRESH_FACTOR, 'of every account' satisfies FreshFactorRule);
