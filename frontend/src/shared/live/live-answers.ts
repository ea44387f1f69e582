type Topic = 'candidate.' | 'interview.' | 'referral.' | 'job.' | 'delivery.';

/** Every question that the site can ask, and what happens that makes its answer untrue. A test holds it complete. */
export const TOPICS: Record<string, readonly Topic[]> = {
  allReferralApplications: ['referral.', 'candidate.'],
  allReferrals: ['referral.', 'job.'],
  approvedCandidates: ['candidate.', 'job.'],
  bonusRules: ['referral.'],
  candidate: ['candidate.', 'interview.', 'job.'],
  candidateCounts: ['candidate.'],
  candidateIds: ['candidate.', 'job.'],
  candidates: ['candidate.', 'job.'],
  completedBonuses: ['referral.', 'candidate.'],
  databaseStatus: [],
  deliveries: ['delivery.', 'interview.', 'candidate.'],
  hiresPerMonth: ['candidate.'],
  hiringDashboard: ['candidate.'],
  hiringInProgress: ['candidate.', 'job.'],
  hiringStages: ['candidate.'],
  interview: ['interview.', 'candidate.'],
  interviewClosedDays: [],
  interviewCounts: ['interview.', 'candidate.'],
  interviewInvitation: [],
  interviewSlots: ['interview.', 'candidate.'],
  interviews: ['interview.', 'candidate.', 'job.'],
  interviewsCancelledBy: ['interview.', 'candidate.'],
  job: ['job.'],
  jobs: ['job.'],
  me: [],
  messageTemplates: [],
  messageWays: [],
  myReferralApplications: ['referral.', 'candidate.'],
  myReferrals: ['referral.', 'job.'],
  operations: [],
  pendingBonuses: ['referral.', 'candidate.'],
  predictedBonuses: ['referral.', 'candidate.', 'job.'],
  previewMessage: [],
  previewStatusChange: [],
  recentHires: ['candidate.', 'job.'],
  referralApplications: ['referral.', 'candidate.'],
  referralByCode: [],
  searchCandidates: ['candidate.', 'interview.', 'job.'],
  users: [],
};

/** The questions to ask again after an event. */
export const untrueAfter = (event: string): string[] =>
  Object.keys(TOPICS).filter((field) => TOPICS[field]?.some((topic) => event.startsWith(topic)));
