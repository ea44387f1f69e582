import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { CandidateSchema } from './candidate.entity.js';

/** Columns that PostgreSQL generates; entities do not carry them. */
interface GeneratedColumns {
  /** Full name in lower case and without accents, to sort by. */
  name_key: string;
  /** Full name and e-mail in lower case and without accents, to search in. */
  search_text: string;
}

export type CandidateTable = InferKyselyTable<typeof CandidateSchema> & GeneratedColumns;

/** This service's copy of a job, kept by the events of the jobs service. */
interface JobRefTable {
  id: number;
  title: string | null;
}

/** Tables that statements of this service are built on. */
export interface CandidateTables {
  candidate: CandidateTable;
  job_ref: JobRefTable;
}
