import type { ServiceSchema } from '@araucaria/database';
import { BEFORE_BASELINE, MIGRATIONS } from './migrations/index.js';

/** Read by the service, and by `migrate-services` of the database library, which applies the migrations as the owner. */
export const SCHEMA: ServiceSchema = {
  schema: 'jobs',
  migrations: MIGRATIONS,
  beforeBaseline: BEFORE_BASELINE,
};
