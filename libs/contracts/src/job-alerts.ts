import { JOB_MAX_CHARS } from './domain/index.js';
import { Id, OptionalText } from './validation.js';

/** A person has at most so many job alerts. */
export const MAX_JOB_ALERTS = 10;

/** Which jobs an alert is about: those whose fields equal the given ones. Without fields: all jobs. */
export class JobAlertBody {
  @OptionalText(JOB_MAX_CHARS.department) department?: string;
  @OptionalText(JOB_MAX_CHARS.location) location?: string;
}

export class AddJobAlert extends JobAlertBody {
  @Id() personId!: number;
}

export class RemoveJobAlert {
  @Id() personId!: number;
  @Id() id!: number;
}

/** What alerts can be about: departments and places of jobs that are or were open, each once and sorted. */
export interface JobAlertChoices {
  departments: string[];
  locations: string[];
}

export interface JobDigest {
  email: string;
  firstName: string;
  /** Jobs that were open when the digest was made. */
  jobIds: number[];
  /** Ends all alerts of the person; it has no expiry. */
  unsubscribeToken: string;
}
