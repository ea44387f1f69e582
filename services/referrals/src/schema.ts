import type { ServiceSchema } from '@araucaria/database';
import { ERASURES } from './privacy/erasures.sql.js';
import { BEFORE_BASELINE, MIGRATIONS } from './migrations/index.js';

/** Read by the service, and by `migrate-services` of the database library, which applies the migrations as the owner. */
export const SCHEMA: ServiceSchema = {
  schema: 'referrals',
  migrations: MIGRATIONS,
  beforeBaseline: BEFORE_BASELINE,
  erasures: ERASURES,
};
