import type { Actor, ReferralApplicationView } from '@araucaria/contracts';
import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { Clock } from '@araucaria/platform';
import type { Service } from './start-referrals.js';

let lastCandidateId = 1_000;
export const nextCandidateId = (): number => (lastCandidateId += 1);

/** Sets the service's clock to noon of that day in São Paulo. */
export const setToday = (service: Service, day: string): void =>
  service.app.get(Clock).set(new Date(`${day}T15:00:00Z`));

/** Registers an application with the code of a new referral of `referrer`. */
export async function createApplication(
  service: Service,
  referrer: Actor = EMPLOYEE,
  jobId: number | null = 100,
): Promise<ReferralApplicationView> {
  const candidateId = nextCandidateId();
  const { code } = await service.as(referrer).create({ jobId: 100 });
  await service.receive('candidate.applied', { candidateId, jobId, referralCode: code });
  const [application] = await service.as(ADMIN).applicationsByCandidate({ candidateId });
  if (!application) throw new Error(`the application of candidate ${candidateId} was not registered`);
  return application;
}
