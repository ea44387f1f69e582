import type {
  CandidateView,
  HiringInProgress,
  InterviewView,
  IssuedCandidateLink,
  IssuedLink,
  IssuedRequestConfirmation,
  JobDigest,
  JobView,
  OverdueResponses,
  ReferralApplicationView,
  ReferralView,
  RejectionReasonView,
  ResponseSettings,
  SubjectRequestView,
  UserView,
} from '@araucaria/contracts';

const emptyPeerData = () => ({
  candidates: new Map<number, CandidateView>(),
  interviews: new Map<string, InterviewView>(),
  jobs: new Map<number, JobView>(),
  referrals: new Map<number, ReferralView>(),
  applications: new Map<number, ReferralApplicationView>(),
  users: new Map<number, UserView>(),
  /** Open links by id, without their tokens. */
  links: new Map<string, Omit<IssuedLink, 'token'>>(),
  /** Open links of candidates by id, without their tokens. */
  candidateLinks: new Map<string, Omit<IssuedCandidateLink, 'token'>>(),
  /** How links have ended, by id. */
  endedLinks: new Map<string, 'used' | 'replaced' | 'expired'>(),
  /** Digests of job alerts by id. */
  jobDigests: new Map<string, JobDigest>(),
  /** The tokens that were issued for each link. */
  tokens: new Map<string, string[]>(),
  /** Unconfirmed requests by id, without their tokens. */
  confirmations: new Map<number, Omit<IssuedRequestConfirmation, 'token'>>(),
  subjectRequests: [] as SubjectRequestView[],
  heldCandidates: [] as number[],
  rejectionReasons: [] as RejectionReasonView[],
  responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' } as ResponseSettings,
  overdueResponses: { days: 15, candidates: 0, jobs: [] } as OverdueResponses,
  heldApplications: [] as number[],
  /** Ends of undo windows by series, ISO 8601. */
  undoableUntil: new Map<string, string>(),
  hiringInProgress: [] as HiringInProgress[],
});

/** Data of the other services, which a test fills. */
export const peerData = emptyPeerData();

/** Files of tests that run as one share this module: what one of them has set ends with its peers. */
export function clearPeerData(): void {
  Object.assign(peerData, emptyPeerData());
}
