import { ByLinkToken } from './account-links.js';
import {
  ConfirmDraft,
  DiscardDraft,
  OpenDraftLink,
  type DraftLinkView,
  type IssuedCandidateLink,
} from './application-drafts.js';
import { Application } from './application.js';
import {
  AddResume,
  ApplyAgain,
  ByPerson,
  ConfirmResume,
  CorrectProfile,
  DiscardResume,
  RequestAreaLink,
  UndoWithdrawal,
  Withdraw,
  type StoredArea,
  type Withdrawal,
} from './candidate-area.js';
import {
  ExportCandidates,
  ListApproved,
  ListCandidates,
  NamesOf,
  SearchCandidates,
} from './candidate-filters.js';
import type {
  EducationView,
  ExperienceView,
  HistoryEntryView,
  ResumeAccessView,
  ResumeView,
} from './candidate-records.js';
import { ChangeScore } from './candidate-score.js';
import type {
  CandidateCounts,
  CandidateExport,
  CandidateName,
  CandidatePage,
  CandidateCsvBatch,
  CandidateView,
  PersonView,
} from './candidate-views.js';
import {
  HiringFilter,
  RecentHires,
  SetHiringStep,
  type HireState,
  type HireTimeline,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
  type RecentHire,
} from './hiring.js';
import { JobCopy } from './jobs.js';
import { AddJobAlert, RemoveJobAlert, type JobDigest } from './job-alerts.js';
import {
  FindPersons,
  HoldCandidate,
  type ConsentVersionView,
  type FoundApplications,
  type FoundPerson,
  type LegalHoldView,
  type QuarantinedRecord,
} from './privacy.js';
import { ByEmail } from './referrers.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import {
  ByJob,
  OrderRejectionReasons,
  CreateRejectionReason,
  SaveResponseSettings,
  UpdateRejectionReason,
  type OverdueResponses,
  type RejectionReasonView,
  type RemainingCandidates,
  type ResponseSettings,
} from './responses.js';
import { ByResumeKey, RecordResumeNotices, type ResumeNoticesView } from './resumes.js';
import {
  ChangeStatus,
  ChangeStatuses,
  DecideCandidate,
  OrderedIds,
  StatusSelection,
  UndoStatusChange,
  type StatusChange,
  type StatusPreview,
} from './status-changes.js';
import { ListStage, type StageCount, type StagePage } from './stages.js';
import { ById, ByIds, ByUuid } from './validation.js';

export const CandidatesRpc = rpcContract('candidates', {
  /**
   * Stores the first application of a person together with its event and returns its id. `NOT_FOUND` and `JOB_CLOSED` for the
   * job; `EMAIL_ALREADY_EXISTS` for a known e-mail: the form is kept as a draft, which its person confirms by e-mail;
   * `FORM_ALREADY_SENT` for a form that was stored with other contents. The timeout allows for a call of the jobs service that
   * itself times out.
   */
  apply: command<Application, { id: number }>(Application, { timeoutMs: 10_000 }),

  /** What a link of an e-mail finishes. Uses up nothing. */
  draftLink: query<OpenDraftLink, DraftLinkView>(OpenDraftLink),
  /**
   * Stores the application of a draft and returns its id; a repetition returns the same until the link expires. `LINK_GONE`
   * for a link that is not open; `NOT_FOUND` for a draft of another link; `NOT_FOUND` and `JOB_CLOSED` for the job.
   */
  confirmDraft: command<ConfirmDraft, { id: number }>(ConfirmDraft, { timeoutMs: 10_000 }),
  /** Deletes a draft of the link with its file; a repetition does nothing. `LINK_GONE` for a link that is not open. */
  discardDraft: command<DiscardDraft, void>(DiscardDraft),
  /** A new token for an open link, for its e-mail. `LINK_GONE` unless it is open. */
  issueLink: command<ByUuid, IssuedCandidateLink>(ByUuid, { callers: ['notifications'] }),

  /** Requests the e-mail with a link to 'Minha candidatura', if the address is known. */
  requestAreaLink: command<RequestAreaLink, void>(RequestAreaLink),
  /** Uses up a link to 'Minha candidatura'. `LINK_GONE` for a link that is not open. */
  redeemAreaLink: command<ByLinkToken, ByPerson>(ByLinkToken),
  /** Calls for the session of a person: `UNAUTHENTICATED` for a person who was erased, `NOT_FOUND` for a foreign application. */
  area: query<ByPerson, StoredArea>(ByPerson),
  /** Sets the status `declined`; a repetition changes nothing. `CHANGED_MEANWHILE` after a hire. */
  withdraw: command<Withdraw, Withdrawal>(Withdraw),
  /** `UNDO_EXPIRED` after `UNDO_WINDOW_SECONDS`; `CHANGED_MEANWHILE` if the status has changed since. */
  undoWithdrawal: command<UndoWithdrawal, void>(UndoWithdrawal),
  /** Applies with the profile, the consent and the last résumé. `NOT_FOUND`, `JOB_CLOSED`, `ALREADY_APPLIED`. */
  applyAgain: command<ApplyAgain, { id: number }>(ApplyAgain, { timeoutMs: 10_000 }),
  /** All applications show the corrected profile. */
  correctProfile: command<CorrectProfile, void>(CorrectProfile),
  /** Keeps a stored file until its person confirms it, in place of an earlier unconfirmed one. */
  addResume: command<AddResume, { id: number }>(AddResume),
  /**
   * Makes an unconfirmed file the last résumé, which further applications are sent with, and changes the given fields of the
   * profile. Applications keep the résumé that they were sent with. `NOT_FOUND` for a file that was replaced or discarded.
   */
  confirmResume: command<ConfirmResume, void>(ConfirmResume),
  /** Deletes an unconfirmed file; a repetition does nothing. */
  discardResume: command<DiscardResume, void>(DiscardResume),
  /** Returns the alert that exists for the same jobs. `VALIDATION_FAILED` for more than {@link MAX_JOB_ALERTS}. */
  addJobAlert: command<AddJobAlert, { id: number }>(AddJobAlert),
  /** A repetition does nothing. */
  removeJobAlert: command<RemoveJobAlert, void>(RemoveJobAlert),
  /** Ends all alerts of the person of a token; a repetition does nothing. `LINK_GONE` for a token of no person. */
  endJobAlerts: command<ByLinkToken, void>(ByLinkToken),
  /** For the e-mail of a digest. `NOT_FOUND` if the person has no alerts any more. */
  jobDigest: query<ByUuid, JobDigest>(ByUuid, { callers: ['notifications'] }),
  /** Erases the entry of the talent bank, and the person if it is their only application. `NOT_FOUND`, `LEGAL_HOLD`. */
  leaveTalentBank: command<ByPerson, void>(ByPerson),
  /** As {@link erase}, by the person. */
  erasePerson: command<ByPerson, void>(ByPerson),

  list: query<ListCandidates, CandidatePage>(ListCandidates, { callers: ['interviews', 'referrals'] }),
  search: query<SearchCandidates, CandidateView[]>(SearchCandidates, { timeoutMs: 10_000 }),
  /**
   * Ids in the order of `list`, so that a user steps through candidates in an order that later changes do not affect.
   */
  orderedIds: query<OrderedIds, number[]>(OrderedIds, { timeoutMs: 10_000 }),
  /** Candidates of a job in some statuses, those first who came into the status last, page after page. */
  stagePage: query<ListStage, StagePage>(ListStage),
  /** How many candidates of a job are in each status that has any, within the limits of the acting user. */
  stageCounts: query<ByJob, StageCount[]>(ByJob),
  /** Candidates in a status of the approved list, last approved first; at most {@link MAX_SEARCH_RESULTS}. */
  approved: query<void, CandidateView[]>(),
  /** A page of the approved list. A page after the last one is empty. */
  approvedPage: query<ListApproved, CandidatePage>(ListApproved),
  byId: query<ById, CandidateView>(ById),
  byIds: query<ByIds, CandidateView[]>(ByIds, { callers: ['interviews', 'referrals', 'notifications'] }),
  /** As `byIds`, a few columns alone. */
  names: query<NamesOf, CandidateName[]>(NamesOf),
  counts: query<void, CandidateCounts>(),
  /** The persons of the given applications (`candidateId` in each), with all applications that the acting user may see. */
  persons: query<ByIds, PersonView[]>(ByIds),

  /** Records of the given candidates (`candidateId` in each record), latest start date first. */
  experiences: query<ByIds, ExperienceView[]>(ByIds),
  education: query<ByIds, EducationView[]>(ByIds),
  /** Entries of the given candidates, oldest first. */
  history: query<ByIds, HistoryEntryView[]>(ByIds),

  /** The location of a résumé. Records the access of the acting user first. `NOT_FOUND` without a résumé. */
  openResume: command<ById, ResumeView>(ById),
  /**
   * Records that the acting user opens a stored file, with the latest application that was sent with it. `isRecorded` is false if
   * there is none within the limits of the user.
   */
  openResumeFile: command<ByResumeKey, { isRecorded: boolean }>(ByResumeKey),
  /** Whether the file is the résumé of a candidate for whom the acting user has the permission `resumes.read`. */
  isResumeInScope: query<ByResumeKey, boolean>(ByResumeKey),
  /** Accesses to the résumés of the given candidates, latest first. */
  resumeAccesses: query<ByIds, ResumeAccessView[]>(ByIds),
  /** Stores the parser's notices about a file, for the staff who read it. */
  recordResumeNotices: command<RecordResumeNotices, void>(RecordResumeNotices),
  /** Notices of the given candidates; without those whose résumé was not parsed. */
  resumeNotices: query<ByIds, ResumeNoticesView[]>(ByIds),

  /**
   * Setting the current status again changes nothing, except that a rejection with an e-mail may follow one without. With
   * `from`: `CHANGED_MEANWHILE` if the current status differs; `HIRED` if the call would move a hired candidate back to an earlier stage without `undoHire`.
   */
  changeStatus: command<ChangeStatus, CandidateView>(ChangeStatus),
  previewStatuses: query<StatusSelection, StatusPreview[]>(StatusSelection),
  /** All or nothing: an error, such as `CHANGED_MEANWHILE` for one candidate, changes none of them. */
  changeStatuses: command<ChangeStatuses, StatusChange>(ChangeStatuses, { timeoutMs: 15_000 }),
  /**
   * Restores the earlier status, step and dates of the candidates of a change, as a new change in their history. Skips
   * candidates with a later change; `CHANGED_MEANWHILE` if that leaves none. `NOT_FOUND` for an unknown change;
   * `UNDO_EXPIRED` after {@link UNDO_WINDOW_SECONDS}.
   */
  undoStatusChange: command<UndoStatusChange, StatusChange>(UndoStatusChange, { timeoutMs: 15_000 }),
  /** When a series of changes can no longer be undone, ISO 8601, UTC; null: it ended a day ago, or is unknown. */
  undoableUntil: query<ByUuid, { at: string | null }>(ByUuid, { callers: ['notifications'] }),
  changeScore: command<ChangeScore, CandidateView>(ChangeScore),
  /** Sets `approved`; skips a candidate already past it. `CHANGED_MEANWHILE` if `from` differs. */
  approve: command<DecideCandidate, CandidateView>(DecideCandidate),
  /** Sets `rejected`. `CHANGED_MEANWHILE` if `from` differs. */
  reject: command<DecideCandidate, CandidateView>(DecideCandidate),

  /** All reasons of rejections in their order, also those that are no longer offered. */
  rejectionReasons: query<void, RejectionReasonView[]>(undefined, { callers: ['notifications'] }),
  /** Adds a reason at the end. `VALIDATION_FAILED` for a label that exists, and for more than `MAX_REJECTION_REASONS`. */
  createRejectionReason: command<CreateRejectionReason, RejectionReasonView>(CreateRejectionReason),
  /** `NOT_FOUND`; `CHANGED_MEANWHILE` with the `current` reason if its version is not `from`. */
  updateRejectionReason: command<UpdateRejectionReason, RejectionReasonView>(UpdateRejectionReason),
  /** `CHANGED_MEANWHILE` unless `ids` are exactly the existing reasons. */
  orderRejectionReasons: command<OrderRejectionReasons, RejectionReasonView[]>(OrderRejectionReasons),
  responseSettings: query<void, ResponseSettings>(undefined, { callers: ['notifications'] }),
  /** `CHANGED_MEANWHILE` with the {@link ResponseSettings} as they are now if `from` is not their version. */
  saveResponseSettings: command<SaveResponseSettings, ResponseSettings>(SaveResponseSettings),
  /** The numbers of the morning digest. */
  overdueResponses: query<void, OverdueResponses>(undefined, { callers: ['notifications'] }),
  /** Those who are neither hired nor rejected nor withdrawn. Empty beyond the limits of the acting user. */
  remainingCandidates: query<ByJob, RemainingCandidates>(ByJob),
  /** Stores that a job was closed without a response to its remaining candidates. */
  leaveUnanswered: command<ByJob, void>(ByJob),

  /** `CHANGED_MEANWHILE` if `from` or `fromStatus` differs; `NOT_APPROVED` if it would hire an unapproved candidate. */
  setHiringStep: command<SetHiringStep, CandidateView>(SetHiringStep),
  /** Without a filter of everybody, as the three other calls that may have none. Days are those of the registration. */
  hiringSummary: query<HiringFilter | void, HiringSummary>(undefined, { callers: ['notifications'] }),
  /** Whether the candidate is hired now, and ever was, also in quarantine; null: erased. Read where a payment depends on it. */
  hireState: query<ById, HireState | null>(ById, { callers: ['referrals'] }),
  /** Days are those of the hire. */
  recentHires: query<RecentHires, RecentHire[]>(RecentHires),
  /** Days are those of the hire; without any, the last twelve months. */
  hireTimeline: query<HiringFilter, HireTimeline>(HiringFilter),
  /** Last updated first. */
  hiringInProgress: query<HiringFilter | void, HiringInProgress[]>(undefined, { callers: ['notifications'] }),
  /** Every step, including those without candidates. */
  hiringStages: query<HiringFilter | void, HiringStage[]>(undefined, { callers: ['notifications'] }),
  /** Hires of the last twelve months, oldest first. */
  hiresPerMonth: query<void, HiresOfMonth[]>(undefined, { callers: ['notifications'] }),

  /** Lines of the spreadsheet, for calls one after the other. */
  exportCsv: query<ExportCandidates, CandidateCsvBatch>(ExportCandidates, { timeoutMs: 10_000 }),
  exportOne: query<ById, CandidateExport>(ById),
  /**
   * Erases the person of an application with all applications: publishes `candidate.erased` for each, and has the résumés
   * removed from file storage. `LEGAL_HOLD` if one of them is under a hold.
   */
  erase: command<ById, void>(ById),
  /** Erases talent-bank entries past their retention. An hourly cron job does the same. */
  expireRetention: command<void, { candidates: number }>(undefined, { timeoutMs: 30_000 }),
  /** The applications of the person with this e-mail address, regardless of case, also those in quarantine. */
  findByEmail: query<ByEmail, FoundApplications>(ByEmail),
  /** Applications by the name of their person, latest first, also those in quarantine. Records the search in the audit trail. */
  findPersons: command<FindPersons, FoundPerson[]>(FindPersons),
  /** Candidates in quarantine, earliest first. They are hidden from every other call. */
  quarantined: query<void, QuarantinedRecord[]>(),
  /** Ends the quarantine; the term counts anew. `NOT_FOUND` if the candidate is not in quarantine. */
  restoreQuarantined: command<ById, void>(ById),
  /** Candidates under a legal hold, also those in quarantine. */
  // Its caller is of the release before `heldApplications`.
  legalHolds: query<void, LegalHoldView[]>(undefined, { callers: ['notifications'] }),
  /** Ids of all applications of persons under a legal hold, also those in quarantine. */
  heldApplications: query<void, number[]>(undefined, { callers: ['notifications'] }),
  placeLegalHold: command<HoldCandidate, void>(HoldCandidate),
  /** Lifts the hold on this candidate. `NOT_FOUND` without a hold. */
  liftLegalHold: command<ById, void>(ById),
  consentVersions: query<void, ConsentVersionView[]>(),
  /** The number of applications that name this referrer. */
  referrerMentions: query<ByEmail, { candidates: number }>(ByEmail),
  /** Removes name and e-mail of this referrer from the applications that name them; returns their number. */
  eraseReferrer: command<ByEmail, { candidates: number }>(ByEmail, { callers: ['referrals'] }),

  /** Stores the copy of a saved job, so that applications need not wait for its event. */
  saveJobCopy: command<JobCopy, void>(JobCopy, { callers: ['jobs'], timeoutMs: 1_500 }),
  /** Permanently closes a job to applications. `JOB_HAS_CANDIDATES` if it has any. */
  closeJobForRemoval: command<ById, void>(ById, { callers: ['jobs'] }),
});

export abstract class CandidatesClient extends clientClass(CandidatesRpc) {}
