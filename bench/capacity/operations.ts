import { applicant, resumePdf, type TestSystem, type Visitor } from '@araucaria/testing';

/** What people do, as the load of a day counts it. Each runs against a real system and throws when a response is an error. */
export interface RealOperations {
  /** A first visit: the list of jobs with its files, then the page of one job. */
  visit: () => Promise<void>;
  /** Upload of a résumé that no one has sent before, until its fields are there. */
  resume: () => Promise<void>;
  /** An application with its captcha. Its events and e-mails follow in the background. */
  application: () => Promise<void>;
  /** A list, the detail of a candidate, and a change of the status. */
  staff: () => Promise<void>;
}

export type OperationName = keyof RealOperations;

let people = 0;

export async function realOperations(system: TestSystem): Promise<RealOperations> {
  const admin = await system.admin();
  const jobs = await ok<Array<{ id: number }>>(admin.get('/api/jobs'));
  const jobOf = (n: number): number => jobs[n % jobs.length]?.id ?? 0;
  const applied: number[] = [];

  return {
    visit: async () => {
      const visitor = system.visitor();
      const html = await ok<string>(visitor.get('/vagas'));
      for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
        await ok(visitor.get(file));
      await ok(visitor.get(`/vagas/${jobOf(++people)}`));
    },
    resume: async () => {
      const n = ++people;
      const pdf = await resumePdf(`Joana Prado ${n}`, `joana.prado.${n}@example.com`);
      await ok(system.visitor().upload(pdf));
    },
    application: async () => {
      const recaptchaToken = await system.captcha();
      const form = { ...applicant(++people), jobId: jobOf(people), recaptchaToken };
      applied.push((await ok<{ id: number }>(system.visitor().post('/api/candidates', form))).id);
    },
    staff: async () => {
      await ok(admin.get('/api/candidates?page=1&pageSize=25'));
      // A candidate changes once, as in the real pipeline; without any left, the list is read alone.
      const id = applied.shift();
      if (id === undefined) return;
      await ok(admin.get(`/api/candidates/${id}`));
      await ok(admin.put(`/api/candidates/${id}/status`, { status: 'reviewing' }));
    },
  };
}

async function ok<T>(response: ReturnType<Visitor['get']>): Promise<T> {
  const { status, body } = await response;
  if (status >= 400) throw new Error(`a response has the status ${status}: ${JSON.stringify(body)}`);
  return body as T;
}
