import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { Generated } from 'kysely';
import type { InterviewSchema } from './interview-schema.js';

export type InterviewTable = InferKyselyTable<typeof InterviewSchema> & {
  /** True: the candidate is in quarantine. */
  is_hidden: Generated<boolean>;
  /** Name, and name with e-mail, of the candidate, without accents and in lower case; empty without a copy. */
  name_key: Generated<string>;
  search_text: Generated<string>;
};

/** This service's copy of the title of a job, kept by the events of the jobs service. */
interface JobRefTable {
  id: number;
  title: string;
  /** The title without accents and in lower case. */
  title_key: Generated<string>;
}

export interface InterviewTables {
  interview: InterviewTable;
  job_ref: JobRefTable;
}
