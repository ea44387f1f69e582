import type { ApplicationOutcome, ApplicationStep, NextAction, Profile } from '@araucaria/contracts/domain';
import type { ParsedEducation, ParsedExperience } from '../../shared/profile/resume-records';

export interface AreaInterview {
  id: string;
  interviewType: string;
  /** ISO 8601, as the other instants. */
  interviewDate: string;
  status: string;
  notes: string | null;
  confirmedAt: string | null;
  rescheduleRequestedAt: string | null;
  /** Scheduled, and in the future: it can be confirmed. */
  isUpcoming: boolean;
}

export interface AreaApplication {
  id: number;
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  resumeFilename: string | null;
  createdAt: string;
  /** Talent bank only. */
  retentionUntil: string | null;
  steps: Array<{ step: ApplicationStep; reachedAt: string | null }>;
  current: ApplicationStep;
  /** null: the application is open. */
  outcome: ApplicationOutcome | null;
  since: string;
  next: NextAction;
  interviews: AreaInterview[];
}

/** A stored experience. Days are `YYYY-MM-DD`. */
export interface AreaExperience {
  id: number;
  company: string;
  position: string;
  startDate: string;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
}

export interface AreaEducation {
  id: number;
  institution: string;
  degree: string;
  startDate: string;
  endDate: string | null;
  inProgress: boolean;
  description: string | null;
}

/** The response of `GET /api/candidate-area`. */
export interface CandidateArea {
  email: string;
  profile: Profile;
  consentVersion: string | null;
  consentAt: string | null;
  applications: AreaApplication[];
  resumeAccesses: Array<{ id: number; role: string; at: string }>;
  terms: { applications: number | null; messages: number | null };
  /** The file that further applications are sent with. */
  lastResume: { filename: string; at: string } | null;
  jobAlerts: JobAlert[];
  /** Latest start first. */
  experiences: AreaExperience[];
  /** Latest start first. */
  education: AreaEducation[];
  staysAfterErasure: string[];
}

export interface JobAlert {
  id: number;
  /** null: every department. */
  department: string | null;
  /** null: every place. */
  location: string | null;
  createdAt: string;
}

/** A stored file that changes nothing before its confirmation. */
export interface NewResume {
  id: number;
  filename: string;
  /** As read; null: the file does not state it. */
  read: Profile;
  experiences: ParsedExperience[];
  education: ParsedEducation[];
  /** About how the file could be read. */
  message: string | null;
}

export const OUTCOMES: Record<ApplicationOutcome, string> = {
  rejected: 'Processo encerrado',
  declined: 'Você desistiu',
  hired: 'Contratação',
};

export const ACTORS: Record<NextAction['actor'], string> = {
  company: 'Com a equipe',
  candidate: 'Com você',
  none: 'Encerrada',
};

export const AREA_PATH = '/api/candidate-area';

export const CLOSED_LINK = 'Este link está incompleto, expirou ou já foi usado. Peça um novo, é rápido.';
