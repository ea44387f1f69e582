import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  InterviewsRpc,
  JobsRpc,
  ReferralsRpc,
  UsersRpc,
  isPermitted,
  type ByCandidate,
  type ByUuid,
  type ByIds,
  type ByInterviewId,
  type ById,
  type ByPermission,
  type CandidateView,
  type HiringSummary,
  type InterviewView,
  type IssuedCandidateLink,
  type IssuedLink,
  type IssuedRequestConfirmation,
  type JobDigest,
  type ReferralApplicationView,
  type UserView,
} from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';
import { clearPeerData, peerData } from './peer-data.js';

export { peerData };

const pick = <T>(from: Map<number, T>, ids: number[]): T[] => ids.flatMap((id) => from.get(id) ?? []);

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return pick(peerData.candidates, ids);
  }

  @Rpc(CandidatesRpc.rejectionReasons)
  rejectionReasons() {
    return peerData.rejectionReasons;
  }

  @Rpc(CandidatesRpc.responseSettings)
  responseSettings() {
    return peerData.responseSettings;
  }

  @Rpc(CandidatesRpc.overdueResponses)
  overdueResponses() {
    return peerData.overdueResponses;
  }

  @Rpc(CandidatesRpc.heldApplications)
  heldCandidates() {
    return peerData.heldCandidates;
  }

  @Rpc(ReferralsRpc.heldApplications)
  heldApplications() {
    return peerData.heldApplications;
  }

  @Rpc(InterviewsRpc.byId)
  interview({ id }: ByInterviewId) {
    const interview = peerData.interviews.get(id);
    if (!interview) throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
    return interview;
  }

  @Rpc(InterviewsRpc.byCandidateIds)
  interviewsOf({ ids }: ByIds) {
    return [...peerData.interviews.values()].filter(({ candidateId }) => ids.includes(candidateId));
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    return pick(peerData.jobs, ids);
  }

  @Rpc(ReferralsRpc.byIds)
  referrals({ ids }: ByIds) {
    return pick(peerData.referrals, ids);
  }

  @Rpc(ReferralsRpc.applicationsByIds)
  applications({ ids }: ByIds) {
    return pick(peerData.applications, ids);
  }

  @Rpc(ReferralsRpc.applicationsByCandidate)
  applicationsOf({ candidateId }: ByCandidate) {
    return [...peerData.applications.values()].filter((one) => one.candidateId === candidateId);
  }

  @Rpc(ReferralsRpc.payableBonuses)
  payableBonuses() {
    return [...peerData.applications.values()].filter(({ isHired, bonusPaid }) => isHired && !bonusPaid);
  }

  @Rpc(UsersRpc.byIds)
  usersById({ ids }: ByIds) {
    return pick(peerData.users, ids);
  }

  @Rpc(CandidatesRpc.issueLink)
  issueCandidateLink({ id }: ByUuid): IssuedCandidateLink {
    const link = peerData.candidateLinks.get(id);
    if (!link)
      throw new AppError('LINK_GONE', undefined, { state: peerData.endedLinks.get(id) ?? 'unknown' });
    const token = randomBytes(32).toString('base64url');
    peerData.tokens.set(id, [...(peerData.tokens.get(id) ?? []), token]);
    return { ...link, token };
  }

  @Rpc(CandidatesRpc.undoableUntil)
  undoableUntil({ id }: ByUuid) {
    return { at: peerData.undoableUntil.get(id) ?? null };
  }

  @Rpc(CandidatesRpc.hiringInProgress)
  hiringInProgress() {
    return peerData.hiringInProgress;
  }

  @Rpc(CandidatesRpc.hiringStages)
  hiringStages() {
    return [];
  }

  @Rpc(CandidatesRpc.hiresPerMonth)
  hiresPerMonth() {
    return [];
  }

  @Rpc(CandidatesRpc.hiringSummary)
  hiringSummary() {
    return { totalCandidates: 1, candidatesInHiringProcess: 1, candidatesHired: 0 } as HiringSummary;
  }

  @Rpc(CandidatesRpc.jobDigest)
  jobDigest({ id }: ByUuid): JobDigest {
    const digest = peerData.jobDigests.get(id);
    if (!digest) throw new AppError('NOT_FOUND');
    return digest;
  }

  @Rpc(UsersRpc.issueLink)
  issueLink({ id }: ByUuid): IssuedLink {
    const link = peerData.links.get(id);
    if (!link)
      throw new AppError('LINK_GONE', undefined, { state: peerData.endedLinks.get(id) ?? 'unknown' });
    const token = randomBytes(32).toString('base64url');
    peerData.tokens.set(id, [...(peerData.tokens.get(id) ?? []), token]);
    return { ...link, token };
  }

  @Rpc(UsersRpc.issueRequestConfirmation)
  issueRequestConfirmation({ id }: ById): IssuedRequestConfirmation {
    const confirmation = peerData.confirmations.get(id);
    if (!confirmation) throw new AppError('LINK_GONE');
    const token = randomBytes(32).toString('base64url');
    peerData.tokens.set(String(id), [...(peerData.tokens.get(String(id)) ?? []), token]);
    return { ...confirmation, token };
  }

  @Rpc(UsersRpc.subjectRequests)
  subjectRequests() {
    return peerData.subjectRequests;
  }

  @Rpc(UsersRpc.permitted)
  permittedUsers({ permission }: ByPermission) {
    return [...peerData.users.values()].filter((user) => user.active && isPermitted(user, permission));
  }
}

/** Environment variables with the addresses of the other services. */
export const PEERS = ['CANDIDATES_RPC', 'INTERVIEWS_RPC', 'JOBS_RPC', 'REFERRALS_RPC', 'USERS_RPC'];

/** Test double of the other services over real TCP, with the responses of {@link peerData}. */
export async function startPeers(): Promise<ServiceStub> {
  const stub = await startServiceStub(Peers);
  const stop = async () => {
    await stub.stop();
    clearPeerData();
  };
  return { ...stub, stop };
}

/** A candidate with the fields that this service reads. */
export function someCandidate(change: Partial<CandidateView> & { id: number }): CandidateView {
  return {
    firstName: 'Maria',
    lastName: 'de Souza',
    email: `candidata-${change.id}@exemplo.com.br`,
    jobId: 101,
    jobTitle: 'Pessoa Desenvolvedora',
    phone: '(41) 99876-5432',
    state: 'PR',
    status: 'new',
    hiringStep: null,
    startDate: null,
    createdAt: '2026-11-21T12:30:00.000Z',
    ...change,
  } as CandidateView;
}

/** An interview at 09:00 on 10 June 2030 in São Paulo. */
export function someInterview(change: Partial<InterviewView> & { id: string }): InterviewView {
  return {
    candidateId: 1,
    jobId: 101,
    interviewType: 'technical',
    interviewDate: '2030-06-10T12:00:00.000Z',
    durationMinutes: 60,
    status: 'scheduled',
    notes: null,
    interviewerIds: [],
    feedback: null,
    confirmedBy: null,
    confirmedAt: null,
    rescheduleRequestedAt: null,
    declinedAt: null,
    responseNote: null,
    emailSent: false,
    whatsappSent: false,
    notificationOptions: { sendEmail: true, sendWhatsApp: false, customMessage: null },
    cancelledByChange: null,
    undoableUntil: null,
    undoChangeId: null,
    arrangedById: null,
    revision: 0,
    createdAt: '2026-11-21T12:30:00.000Z',
    ...change,
  };
}

/** A referred candidate, hired on 1 June 2030; the first instalment is due on 16 July. */
export function someApplication(
  change: Partial<ReferralApplicationView> & { id: number; candidateId: number },
): ReferralApplicationView {
  return {
    referralId: 1,
    referrerId: null,
    referrerName: 'Paulo Indicador',
    candidateErased: false,
    isHired: true,
    bonusAmount: 50_000,
    firstBonusAmount: 250,
    firstBonusPaid: false,
    firstBonusDueDate: '2030-07-16T03:00:00.000Z',
    firstBonusPaidDate: null,
    secondBonusAmount: 250,
    secondBonusPaid: false,
    secondBonusDueDate: '2030-08-30T03:00:00.000Z',
    secondBonusPaidDate: null,
    bonusPaid: false,
    ...change,
  } as ReferralApplicationView;
}

/** Adds a candidate with the next id to the candidates service. */
export function addCandidate(change: Partial<CandidateView> = {}): CandidateView {
  const candidate = someCandidate({ id: Math.max(0, ...peerData.candidates.keys()) + 1, ...change });
  peerData.candidates.set(candidate.id, candidate);
  return candidate;
}

/** Adds an administrator to the users service. */
export function addUser(id: number, change: Partial<UserView>): void {
  const user = {
    id,
    username: `u${id}`,
    fullName: null,
    email: null,
    isAdmin: true,
    active: true,
    ...change,
  };
  peerData.users.set(id, user as UserView);
}
