import type { Application, CandidatesRpc, EventCatalogue } from '@araucaria/contracts';
import type { TestService } from '@araucaria/testing';

export type Service = TestService<typeof CandidatesRpc.calls>;

let people = 0;

/** Somebody who applies to the talent bank, with an address of their own. */
export function person(change: Partial<Application> = {}): Application {
  people++;
  return {
    firstName: 'Ana',
    lastName: 'Souza',
    email: `pessoa${people}@exemplo.com.br`,
    phone: '(41) 99999-0000',
    ...change,
  };
}

export async function applied(service: Service, change: Partial<Application> = {}): Promise<number> {
  return (await service.as().apply(person(change))).id;
}

const DAY_MS = 86_400_000;

/** The day in so many days, in the company's zone, `YYYY-MM-DD`. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });

export const job = (jobId: number, change: Partial<EventCatalogue['job.saved']> = {}) => ({
  jobId,
  title: `Vaga ${jobId}`,
  department: 'Engenharia',
  isActive: true,
  ...change,
});
