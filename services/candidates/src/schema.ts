import type { ServiceSchema } from '@araucaria/database';
import { ERASURES } from './privacy/erasures.sql.js';
import { BEFORE_BASELINE, MIGRATIONS } from './migrations/index.js';

/** Read by the service, and by `migrate-services` of the database library, which applies the migrations as the owner. */
export const SCHEMA: ServiceSchema = {
  schema: 'candidates',
  migrations: MIGRATIONS,
  beforeBaseline: BEFORE_BASELINE,
  fileKeys: `select resume_key as key from candidate_record where resume_key is not null
    union select resume_key from application_draft where resume_key is not null
    union select resume_key from person_resume`,
  erasures: ERASURES,
};
