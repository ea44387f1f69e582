/**
 * What each mutation and each live event makes stale. The keys of both tables are generated from the schema and from the
 * catalogue of events: a missing or misspelt key does not compile.
 */
import type { EventName, MutationField, QueryField } from '../../generated/names';

/** A kind of record that queries show, and that mutations and events change. */
export type Aggregate =
  | 'candidate'
  | 'interview'
  | 'referral'
  | 'job'
  | 'delivery'
  | 'user'
  | 'saved-view'
  | 'session'
  | 'bonus-rule'
  | 'message-template'
  | 'rejection-reason'
  | 'response-settings'
  | 'home-texts'
  | 'retention'
  | 'subject-request'
  | 'incident'
  | 'queue';

/** The aggregates that each query shows: a change of one of them makes its result stale. */
const SHOWN: Record<QueryField, readonly Aggregate[]> = {
  affectedRecords: ['incident'],
  allReferralApplications: ['referral', 'candidate'],
  allReferrals: ['referral', 'job'],
  approvedCandidates: ['candidate', 'job'],
  approvedPage: ['candidate', 'job'],
  // Every action adds an entry. The screen has a button that refetches.
  auditTrail: [],
  bonusEntries: ['referral'],
  bonusRules: ['referral', 'bonus-rule'],
  candidate: ['candidate', 'interview', 'job'],
  candidateCounts: ['candidate'],
  candidateIds: ['candidate', 'job'],
  candidates: ['candidate', 'job'],
  completedBonuses: ['referral', 'candidate'],
  consentVersions: ['candidate', 'referral'],
  databaseStatus: [],
  deliveries: ['delivery', 'interview', 'candidate'],
  dueBonuses: ['referral', 'candidate'],
  // Each search is recorded: it runs again only when it is asked for.
  findPersons: [],
  findReferrers: [],
  hiresPerMonth: ['candidate'],
  hireTimeline: ['candidate', 'job'],
  hiringDashboard: ['candidate', 'job'],
  hiringInProgress: ['candidate', 'job'],
  hiringStages: ['candidate', 'job'],
  homeParts: ['home-texts'],
  homePicture: ['home-texts'],
  homeTexts: ['home-texts'],
  incidents: ['incident'],
  interview: ['interview', 'candidate'],
  interviewClosedDays: [],
  interviewCounts: ['interview', 'candidate'],
  interviewInvitation: [],
  interviewOverlaps: ['interview', 'candidate'],
  interviewSlots: ['interview', 'candidate'],
  interviews: ['interview', 'candidate', 'job'],
  interviewsCancelledBy: ['interview', 'candidate'],
  job: ['job'],
  jobs: ['job'],
  legalHolds: ['retention'],
  me: [],
  messageTemplates: ['message-template'],
  messageWays: [],
  myReferralApplications: ['referral', 'candidate'],
  myReferrals: ['referral', 'job'],
  mySessions: ['session'],
  operations: ['queue'],
  pendingBonuses: ['referral', 'candidate'],
  predictedBonuses: ['referral', 'candidate', 'job'],
  previewDecision: ['candidate', 'interview', 'job'],
  previewMessage: [],
  previewRejection: ['rejection-reason', 'candidate'],
  previewStatusChange: [],
  quarantinedRecords: ['retention'],
  recentHires: ['candidate', 'job'],
  referralApplications: ['referral', 'candidate'],
  referralByCode: [],
  referrer: [],
  rejectionReasons: ['rejection-reason'],
  remainingCandidates: ['candidate', 'job'],
  responseSettings: ['response-settings'],
  retentionRules: ['retention'],
  retentionRuns: ['retention'],
  savedViews: ['saved-view'],
  searchCandidates: ['candidate', 'interview', 'job'],
  similarJobs: ['job'],
  staff: ['user'],
  stageCounts: ['candidate'],
  stagePage: ['candidate'],
  subjectRequestMatches: ['subject-request', 'candidate', 'referral'],
  subjectRequests: ['subject-request'],
  userOpenItems: ['referral', 'candidate'],
  users: ['user'],
  visitorRefusals: [],
};

/** The aggregates that each mutation and each event changes. */
const CHANGES: Record<MutationField | EventName, readonly Aggregate[]> = {
  apply: ['candidate', 'referral'],
  approveCandidate: ['candidate'],
  changePassword: ['session'],
  changeSavedView: ['saved-view'],
  // The screen clears all caches after the next two.
  cleanCandidates: [],
  cleanDatabase: [],
  clickReferral: ['referral'],
  closeSubjectRequest: ['subject-request'],
  confirmInterview: ['interview'],
  createAnonymousReferral: ['referral'],
  createBonusRule: ['bonus-rule'],
  createJob: ['job'],
  createMessageTemplate: ['message-template'],
  createReferral: ['referral'],
  createRejectionReason: ['rejection-reason'],
  createUser: ['user'],
  deleteBonusRule: ['bonus-rule'],
  deleteJob: ['job'],
  deleteMessageTemplate: ['message-template'],
  deleteSavedView: ['saved-view'],
  deleteUser: ['user'],
  endOtherSessions: ['session'],
  endSession: ['session'],
  eraseCandidate: ['candidate'],
  eraseReferrer: ['referral', 'user'],
  eraseSubject: ['subject-request', 'candidate', 'referral', 'interview', 'delivery', 'user', 'retention'],
  generateJobText: [],
  inviteUser: ['user'],
  leaveCandidatesUnanswered: ['job'],
  liftLegalHold: ['retention'],
  orderRejectionReasons: ['rejection-reason'],
  payFirstBonus: ['referral'],
  paySecondBonus: ['referral'],
  placeLegalHold: ['retention'],
  reactivateUser: ['user'],
  registerReferralHire: ['referral', 'candidate'],
  registerSubjectRequest: ['subject-request'],
  rejectCandidate: ['candidate'],
  releaseBonus: ['referral'],
  replayMessages: ['queue'],
  requestHiringReport: [],
  rescheduleInterview: ['interview'],
  respondToInvitation: ['interview'],
  resendDelivery: ['delivery'],
  resendInvitation: ['user'],
  endUserSessions: [],
  resetSecondFactors: ['user'],
  restoreMessageTemplate: ['message-template'],
  restoreQuarantined: ['retention', 'candidate', 'referral', 'interview', 'delivery'],
  saveHomeTexts: ['home-texts'],
  saveIncident: ['incident'],
  saveRetentionRule: ['retention'],
  saveResponseSettings: ['response-settings'],
  saveView: ['saved-view'],
  scheduleInterview: ['interview'],
  sendPasswordReset: [],
  setCandidateScore: ['candidate'],
  setCandidateStatus: ['candidate'],
  setCandidateStatuses: ['candidate'],
  setHiringStep: ['candidate'],
  setInterviewStatus: ['interview'],
  setInterviewers: ['interview'],
  setJobManagers: ['job'],
  startRetentionRun: ['retention'],
  undoInterviewChange: ['interview'],
  undoReferralHire: ['referral', 'candidate'],
  undoStatusChange: ['candidate'],
  updateBonusRule: ['bonus-rule'],
  updateJob: ['job'],
  updateMessageTemplate: ['message-template'],
  updateRejectionReason: ['rejection-reason'],
  updateUser: ['user'],

  // The gateway sends no live events of these kinds.
  'bonus.digest-due': [],
  'response.digest-due': [],
  'cleaning.requested': [],
  'cleaning.continued': [],
  'cleaning.finished': [],
  'subject-request.digest-due': [],
  'subject-request.submitted': [],
  'subject-request.confirmed': [],
  'subject-request.cleared': [],
  'retention.requested': [],
  'retention.continued': [],
  'retention.finished': [],
  'referrer.erased': [],
  'audit.recorded': [],
  'user.removed': [],
  'user.password-changed': [],
  'user.password-refused': [],
  'user.link-requested': [],
  'user.second-factor-changed': [],
  'job.saved': ['job'],
  'job.removed': ['job'],
  'candidate.applied': ['candidate'],
  'candidate.status-changed': ['candidate'],
  'candidate.link-requested': ['delivery'],
  'candidate.job-digest-due': [],
  'candidate.notified': ['candidate', 'delivery'],
  'candidate.scored': ['candidate'],
  'candidate.hiring-step-changed': ['candidate'],
  'candidate.hired': ['candidate'],
  'candidate.hire-undone': ['candidate'],
  'candidate.hire-dated': ['candidate'],
  'candidate.erased': ['candidate'],
  'candidate.quarantine-changed': ['candidate', 'interview', 'delivery', 'retention'],
  'referral.applied': ['referral'],
  'referral.bonus-due': ['referral'],
  'referral.bonus-overdue': ['referral'],
  'referral.bonus-paid': ['referral'],
  'referral.payment-reversed': ['referral'],
  'referral.bonus-suspended': ['referral'],
  'referral.bonus-resumed': ['referral'],
  'referral.hire-changed': ['referral'],
  'interview.scheduled': ['interview'],
  'interview.rescheduled': ['interview'],
  'interview.confirmed': ['interview'],
  'interview.completed': ['interview'],
  'interview.cancelled': ['interview'],
  'interview.restored': ['interview'],
  'interview.change-undone': ['interview'],
  'interview.interviewers-changed': ['interview'],
  'interview.erased': [],
  'interview.declined': ['interview'],
  'interview.reminder-due': ['interview'],
  'interview.invitation-sent': ['interview'],
  'interview.invitation-failed': ['interview'],
  'interview.answered': ['interview'],
  'interview.reschedule-requested': ['interview'],
  'message-template.changed': ['message-template'],
  'delivery.requested': ['delivery'],
  'delivery.reported': ['delivery'],
};

/** The query fields whose results a change of these aggregates makes stale. */
export function staleAfter(changed: Iterable<Aggregate>): Set<QueryField> {
  const aggregates = new Set(changed);
  const fields = Object.keys(SHOWN) as QueryField[];
  return new Set(fields.filter((field) => SHOWN[field].some((aggregate) => aggregates.has(aggregate))));
}

/** The aggregates that a mutation (by its field) or a live event changes; none for a name of a newer release. */
export const changedBy = (name: string): readonly Aggregate[] => (isKnown(name) ? CHANGES[name] : []);

const isKnown = (name: string): name is keyof typeof CHANGES => Object.hasOwn(CHANGES, name);
