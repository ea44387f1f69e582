import { applicant, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';

export type Row = Record<string, unknown> & { id: number };

/** The product but for the parser, an administrator at work in it, and candidates on demand. */
export class BackOffice {
  private people = 0;
  private slots = 0;

  private constructor(
    readonly system: TestSystem,
    readonly admin: Visitor,
    readonly visitor: Visitor,
    /** A job that takes applications. */
    readonly jobId: number,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<BackOffice> {
    const system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
      env,
    });
    const admin = await system.admin();
    const [job] = (await admin.get<Row[]>('/api/jobs')).body;
    return new BackOffice(system, admin, system.visitor(), job?.id ?? 0);
  }

  /** A working Tuesday far enough away, a quarter of an hour later each time. */
  nextSlot = (): string => new Date(Date.UTC(2027, 2, 2, 12, 15 * this.slots++)).toISOString();

  candidate = async (more: object = {}): Promise<number> => {
    const recaptchaToken = await this.system.captcha();
    const form = { ...applicant(++this.people), jobId: this.jobId, recaptchaToken, ...more };
    return (await ok(this.visitor.post<Row>('/api/candidates', form), 201)).id;
  };
}

/** The body of an answer that must have this status. */
export async function ok<T = Row>(
  answer: Promise<{ status: number; body: unknown }>,
  expected = 200,
): Promise<T> {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: expected });
  return body as T;
}
