import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { RetentionKind } from '@araucaria/contracts';
import type { CandidateSchema } from '../records/candidate.entity.js';
import type { PersonSchema } from '../records/person.entity.js';

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
  /** Since when it is closed; null: open. */
  closed_at: Date | null;
  removed_at: Date | null;
}

interface ApplicationColumns {
  /** Who sent the application; entities do not carry it. */
  person_id: number;
}

interface QuarantineColumns {
  /** null: not in quarantine. */
  quarantined_at: Date | null;
  quarantine_kind: RetentionKind | null;
  /** When a quarantine was last ended; the term counts from here. */
  restored_at: Date | null;
}

interface LegalHoldTable {
  candidate_id: number;
  reason: string;
  placed_by: number | null;
  placed_at: Date;
  /** `YYYY-MM-DD` */
  until: string | null;
}

/** Tables that statements of this service are built on. */
export interface CandidateTables {
  /** Candidates that are not in quarantine: a view of `candidate_record`. */
  candidate: CandidateTable & ApplicationColumns;
  /** All candidates, for retention and erasure only. */
  candidate_record: CandidateTable & ApplicationColumns & QuarantineColumns;
  person: InferKyselyTable<typeof PersonSchema>;
  legal_hold: LegalHoldTable;
  job_ref: JobRefTable;
}
