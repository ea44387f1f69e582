import type { Application, CandidateStatus, CandidatesRpc, EventCatalogue } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import type { TestService } from '@araucaria/testing/service';
import { DAY_MS } from '@araucaria/contracts';

export type Service = TestService<typeof CandidatesRpc.calls>;

let applications = 0;

/** An application to the talent bank, each with another e-mail. */
export function applicationInput(change: Partial<Application> = {}): Application {
  applications++;
  return {
    firstName: 'Ana',
    lastName: 'Souza',
    email: `pessoa${applications}@exemplo.com.br`,
    phone: '(41) 99999-0000',
    ...change,
  };
}

/** @returns the id of a new candidate */
export async function createCandidate(service: Service, change: Partial<Application> = {}): Promise<number> {
  return (await service.as().apply(applicationInput(change))).id;
}

/** @returns the id of a new candidate in this status */
export async function candidateIn(service: Service, status: CandidateStatus): Promise<number> {
  const id = await createCandidate(service);
  if (status !== 'new') await service.as(ADMIN).changeStatus({ id, status });
  return id;
}

/** The day that is `days` days from now in the business zone, `YYYY-MM-DD`. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });

/** Payload of `job.saved`. */
export const jobSaved = (jobId: number, change: Partial<EventCatalogue['job.saved']> = {}) => ({
  jobId,
  title: `Vaga ${jobId}`,
  department: 'Engenharia',
  isActive: true,
  ...change,
});
