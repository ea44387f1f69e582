import type { ApplicationForm } from './application.js';
import type {
  EducationView,
  ExperienceView,
  HistoryEntryView,
  ResumeAccessView,
} from './candidate-records.js';
import type { CandidateStatus, HiringStep, JobAlertView, Profile } from './domain/index.js';
import type { PageNumbers } from './pages.js';
import type { Stored } from './rpc.js';
import type { ResumeNotice } from './resumes.js';
import type { ResumeLanguage, ResumeSkill } from './domain/index.js';

/** What the visitor entered (`ApplicationForm`), and what the services add to it. */
export interface CandidateView extends Stored<
  Omit<ApplicationForm, 'experiences' | 'education' | 'formKey'>
> {
  id: number;
  country: string;
  /** null: talent bank. */
  jobId: number | null;
  /** null: talent bank (`TALENT_BANK_TITLE`). */
  jobTitle: string | null;
  /** 0 to 100. */
  score: number;
  /** When the score was last set, ISO 8601; null: not scored, and `score` is 0. */
  scoredAt: string | null;
  status: CandidateStatus;
  /** Key in file storage; the gateway replaces it with a URL. */
  resumeKey: string | null;
  resumeContentType: string | null;
  ipAddress: string | null;
  /** ISO 8601, UTC, as the other instants. */
  createdAt: string;
  /** When a status of the approved list was first reached. */
  approvedDate: string | null;
  /** When `hired` or `contratado` was first reached. */
  hireDate: string | null;
  hiringStep: HiringStep | null;
  /** First day of work, `YYYY-MM-DD`. */
  startDate: string | null;
  /** When the current status and the current hiring step were set. An undo restores the earlier times. */
  statusDecidedAt: string | null;
  stepDecidedAt: string | null;
  consentAt: string | null;
  /** Talent bank only: when the entry is erased automatically. */
  retentionUntil: string | null;
  /**
   * Since when the candidate waits for a response: the application or the last message about it. null: for nothing, because they
   * were hired, have withdrawn, or were notified of their rejection.
   */
  waitingSince: string | null;
}

interface PersonApplication {
  /** The candidate's id. */
  id: number;
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  status: CandidateStatus;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface PersonView {
  id: number;
  /** The application by which the person was asked for. */
  candidateId: number;
  /** All applications of the person that the acting user may see, latest first. */
  applications: PersonApplication[];
}

/** What lists of other services show of a candidate. */
export interface CandidateName extends Pick<CandidateView, 'id' | 'firstName' | 'lastName' | 'status'> {
  /** Only if it was asked for. */
  person?: PersonView;
}

export interface Pagination extends PageNumbers {
  /** Of a search more than `MAX_COUNTED_RESULTS` if there are more results than are counted; else exact. */
  totalCandidates: number;
}

export interface CandidatePage {
  candidates: CandidateView[];
  pagination: Pagination;
}

export interface CandidateCsvBatch {
  /** Complete lines; the first batch begins with a byte order mark and the headings. */
  csv: string;
  /** null: the last one. */
  next: NextCandidateCsvBatch | null;
}

/**
 * What the next batch is asked with. In an order that may change, the first batch names the candidates of all others, in their
 * order; one call takes `MAX_EXPORT_BATCH` of them.
 */
type NextCandidateCsvBatch = { after: number } | { ids: number[] };

export interface CandidateCounts {
  total: number;
  /** In a status of the approved list. */
  approved: number;
  /** `hired` and `contratado`. */
  hired: number;
  talentBank: number;
  byStatus: Record<CandidateStatus, number>;
}

/** A draft of an application in an export: what was sent. */
export interface DraftRecord extends Profile {
  /** null: talent bank. */
  jobTitle: string | null;
  coverLetter: string | null;
  additionalInfo: string | null;
  referralCode: string | null;
  referrerName: string | null;
  referrerEmail: string | null;
  ipAddress: string | null;
  resumeFilename: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it is erased automatically. */
  expiresAt: string;
}

/** A file that a person sent in the candidate's area, in an export. */
export interface NewResumeRecord {
  filename: string;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** Since when further applications are sent with it; null: unconfirmed. */
  confirmedAt: string | null;
}

/** All stored data of one candidate, except the file (`candidate.resumeKey`). */
export interface CandidateExport {
  candidate: CandidateView;
  experiences: ExperienceView[];
  education: EducationView[];
  history: HistoryEntryView[];
  resumeAccesses: ResumeAccessView[];
  /** null: the résumé was not parsed. */
  resumeNotices: ResumeNotice[] | null;
  /** null: not known. */
  resumeLanguages: ResumeLanguage[] | null;
  /** As `resumeLanguages`. */
  resumeSkills: ResumeSkill[] | null;
  /** Unconfirmed drafts of the person. */
  drafts: DraftRecord[];
  /** Of the person. */
  jobAlerts: JobAlertView[];
  /** Files that the person sent in the candidate's area. */
  newResumes: NewResumeRecord[];
}
