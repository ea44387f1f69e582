import type { EventName, ServiceName } from '@araucaria/contracts';

/** The subscribers of each event: `SUBSCRIPTIONS` of the contracts, except in the tests of this library. */
export type SubscriptionTable = { readonly [E in EventName]?: readonly ServiceName[] };
export const SUBSCRIPTION_TABLE = Symbol('subscription-table');
