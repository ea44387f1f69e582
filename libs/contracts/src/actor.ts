import type { Role } from './domain/index.js';

/** The records to which a role limits its holder, as of the begin of the request. */
export interface OwnRecords {
  /** Jobs that name the user as a manager. */
  jobIds: number[];
  /** Candidates of the interviews that name the user as an interviewer. */
  candidateIds: number[];
}

/** The authenticated user of a request. RPC calls carry it; it is absent for visitors and for the system itself. */
export interface Actor {
  id: number;
  username: string;
  isAdmin: boolean;
  isEmployee: boolean;
  roles: readonly Role[];
  /** Set by the gateway for a user whose roles permit own records only. Absent: the user has none. */
  own?: OwnRecords | undefined;
}
