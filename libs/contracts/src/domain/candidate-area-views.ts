import type { ApplicationOutcome, ApplicationStep, NextAction } from './application-steps.js';
import type { InterviewStatus, InterviewType } from './interview-terms.js';
import type { Profile } from './candidate-fields.js';
import type { UndoOffer } from './undo-offer.js';
import type { ResumeEducation, ResumeExperience } from './resume-records.js';

// The responses of `/api/candidate-area`, which the gateway makes and 'Minha candidatura' shows. Instants are ISO 8601, UTC.

/** An interview as its candidate sees it. */
export interface AreaInterview {
  id: string;
  interviewType: InterviewType;
  interviewDate: string;
  status: InterviewStatus;
  notes: string | null;
  confirmedAt: string | null;
  /** When the candidate asked to change the current time; null: not asked. */
  rescheduleRequestedAt: string | null;
  /** When the candidate said that they cannot come; null: not said. */
  declinedAt: string | null;
  /** Scheduled, and in the future: it can be confirmed. */
  isUpcoming: boolean;
}

/** An application as its person sees it: never more than staff have decided and can no longer undo. */
export interface AreaApplication {
  id: number;
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  resumeFilename: string | null;
  createdAt: string;
  /** Talent bank only: when the entry is erased automatically. */
  retentionUntil: string | null;
  /** All steps; `reachedAt` is null for one that is not reached, or that was skipped. */
  steps: Array<{ step: ApplicationStep; reachedAt: string | null }>;
  current: ApplicationStep;
  /** null: the application is open. */
  outcome: ApplicationOutcome | null;
  /** Since when nothing has moved. */
  since: string;
  next: NextAction;
  /** How the candidate's withdrawal is undone, and until when; null: it cannot be undone. */
  undo: UndoOffer | null;
  /** By date. */
  interviews: AreaInterview[];
}

/** An access to a résumé, by the role of the user. */
export interface AreaResumeAccess {
  /** The application. */
  id: number;
  role: string;
  at: string;
}

/** An experience, which belongs to the person, whichever application it came with. */
export interface PersonExperience {
  id: number;
  company: string;
  position: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
}

/** A course of education, as {@link PersonExperience}. */
export interface PersonEducation {
  id: number;
  institution: string;
  degree: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  inProgress: boolean;
  description: string | null;
}

export interface JobAlertView {
  id: number;
  /** null: every department. */
  department: string | null;
  /** null: every place. */
  location: string | null;
  createdAt: string;
}

/** The response of `GET /api/candidate-area`. */
export interface CandidateArea {
  email: string;
  profile: Profile;
  consentVersion: string | null;
  consentAt: string | null;
  /** Latest first. */
  applications: AreaApplication[];
  /** Latest first. */
  resumeAccesses: AreaResumeAccess[];
  terms: {
    /** Days after the end of an application; null: no term is set. */
    applications: number | null;
    /** Days for which messages are kept; null: no term is set. */
    messages: number | null;
  };
  /** The file that further applications are sent with; null: none was sent. */
  lastResume: { filename: string; at: string } | null;
  /** Oldest first. */
  jobAlerts: JobAlertView[];
  /** Latest start first. */
  experiences: PersonExperience[];
  /** Latest start first. */
  education: PersonEducation[];
  /** What stays after an erasure, in Portuguese. */
  staysAfterErasure: string[];
}

/** A stored file that changes nothing before its person confirms it. */
export interface NewResume {
  id: number;
  filename: string;
  /** As read; null: the file does not state it. All null if the file could not be read. */
  read: Profile;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  /** About how the file could be read; null: there is nothing to say. */
  message: string | null;
}
