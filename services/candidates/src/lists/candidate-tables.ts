import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { CandidateSchema } from '../records/candidate.entity.js';
import type { PersonSchema } from '../records/person.entity.js';

/** The view `candidate`, with the columns that entities do not carry. */
export type CandidateTable = InferKyselyTable<typeof CandidateSchema> & {
  person_id: number;
  /** Full name in lower case and without accents, to sort by. PostgreSQL generates it. */
  name_key: string;
  /** Full name and e-mail in lower case and without accents, to search in. PostgreSQL generates it. */
  search_text: string;
};

export interface CandidateTables {
  /** Candidates that are not in quarantine: a view of `candidate_record`. */
  candidate: CandidateTable;
  /** All candidates, for retention and erasure only. */
  candidate_record: CandidateTable;
  person: InferKyselyTable<typeof PersonSchema>;
  /** This service's copy of jobs, kept by the events of the jobs service. */
  job_ref: { id: number; title: string | null };
}
