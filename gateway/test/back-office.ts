import {
  applicant,
  businessDayIn,
  freeSlots,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';

export type Row = Record<string, unknown> & { id: number };

/** The product, an administrator at work in it, and candidates on demand. */
export class BackOffice {
  private people = 0;

  private constructor(
    readonly system: TestSystem,
    readonly admin: Visitor,
    readonly visitor: Visitor,
    /** A job that takes applications. */
    readonly jobId: number,
    /** Times of one business day, without interviews, three months ahead. */
    private readonly slots: string[],
  ) {}

  /** @param options as in `startTestSystem` */
  static async open(...options: Parameters<typeof startTestSystem>): Promise<BackOffice> {
    const system = await startTestSystem(...options);
    const admin = await system.admin();
    const [job] = (await admin.get<Row[]>('/api/jobs')).body;
    const slots = await freeSlots(admin, await businessDayIn(admin, 90));
    return new BackOffice(system, admin, system.visitor(), job?.id ?? 0, slots);
  }

  /** Another time of the same day at each call. */
  nextSlot = (): string => {
    const slot = this.slots.shift();
    if (!slot) throw new Error('No slot is left on the day of this office');
    return slot;
  };

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
