import type { CandidateArea } from '@araucaria/contracts';
import { applicant, eventually, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';

/** The cookie of a session of the area. */
export const COOKIE = 'candidatura';

/** The product, an administrator at work in it, and candidates with a session of their area on demand. */
export class AreaVisitors {
  private people = 900;

  private constructor(
    readonly system: TestSystem,
    readonly admin: Visitor,
    readonly jobs: Array<{ id: number; title: string }>,
  ) {}

  static async open(): Promise<AreaVisitors> {
    const system = await startTestSystem();
    const admin = await system.admin();
    return new AreaVisitors(system, admin, (await admin.get<AreaVisitors['jobs']>('/api/jobs')).body);
  }

  apply = async (change: Record<string, unknown> = {}) => {
    const { system } = this;
    const form = applicant(++this.people);
    const { status, body } = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...form,
      jobId: this.jobs[0]!.id,
      recaptchaToken: await system.captcha(),
      ...change,
    });
    expect(status).toBe(201);
    return { id: body.id, email: form.email };
  };

  requestLink = async (email: string) => {
    const { system } = this;
    const body = { email, recaptchaToken: await system.captcha() };
    const startMs = performance.now();
    const { status, body: response } = await system.visitor().post('/api/candidate-area/links', body);
    return { status, response, durationMs: performance.now() - startMs };
  };

  mailedToken = async (email: string) => {
    const { system } = this;
    await this.requestLink(email);
    return eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ to, subject }) => to.includes(email) && subject === 'O seu link para Minha candidatura');
      return /\/minha-candidatura#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    });
  };

  /** A candidate with a session. */
  candidate = async (change: Record<string, unknown> = {}) => {
    const { id, email } = await this.apply(change);
    const visitor = this.system.visitor();
    const token = await this.mailedToken(email);
    const { status } = await visitor.post('/api/candidate-area/session', { token });
    expect(status).toBe(204);
    return { id, email, visitor };
  };
}

export const areaOf = async (visitor: Visitor) =>
  (await visitor.get<CandidateArea>('/api/candidate-area')).body;
