import {
  ADMIN_PASSWORD,
  addDays,
  applicant,
  resumePdf,
  today,
  type ApiResponse,
  type TestSystem,
  type Visitor,
} from '../../../src/index.js';
import { FurtherApplications } from './further-applications.js';
import type { Application, Journal } from './journal.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

/** Every third applicant uploads a résumé; in the long form fewer, because the load generator writes each PDF. */
const APPLICANTS_PER_RESUME = Number(process.env.FAULTS_APPLICANTS_PER_RESUME ?? 3);
/** Every tenth applicant applies to a second job too. */
const APPLICANTS_PER_FURTHER_APPLICATION = 10;
/** Applicants at the same time. */
const APPLICANTS = Number(process.env.FAULTS_APPLICANTS ?? 3);
const IDLE_INTERVAL_MS = 50;

/** Applicants and a recruiter who use the product while faults are injected. */
export class Traffic {
  private applicants = 0;
  /** The last day whose free slots were read, `YYYY-MM-DD`, and those that are left, ISO 8601. */
  private day = addDays(today(), 1);
  private slots: string[] = [];
  private running = true;

  private constructor(
    private readonly system: TestSystem,
    private readonly journal: Journal,
    private readonly referralCode: string,
    private readonly jobId: number,
    private readonly further: FurtherApplications,
    private recruiter: Visitor,
  ) {}

  static async prepare(system: TestSystem, journal: Journal): Promise<Traffic> {
    const referral = {
      code: 'REFOUTAGE',
      referrerName: 'Rita Lemos',
      referrerEmail: 'rita@example.com',
    };
    const visitor = system.visitor();
    expect((await visitor.post('/api/referrals/anonymous', { ...referral, jobId: 5 })).status).toBe(201);
    const jobs = (await visitor.get<Array<{ id: number }>>('/api/jobs')).body;
    const [jobId = 0, furtherJobId = 0] = jobs.map(({ id }) => id);
    const further = new FurtherApplications(system, furtherJobId);
    return new Traffic(system, journal, referral.code, jobId, further, await system.admin());
  }

  /** Sends requests until {@link stop}, and waits for the responses to the last ones. */
  async run(): Promise<void> {
    const applying = Promise.all(Array.from({ length: APPLICANTS }, () => this.apply()));
    const recruiting = this.recruit(applying);
    const confirming = this.further.confirm(applying, (email) => this.journal.furtherApplications.add(email));
    await Promise.all([applying, recruiting, confirming]);
  }

  stop(): void {
    this.running = false;
  }

  private async apply(): Promise<void> {
    while (this.running) {
      const n = ++this.applicants;
      const person = applicant(n);
      const application: Application = {
        email: person.email,
        ...(n % 2 === 0 && { referralCode: this.referralCode }),
        ...(n % APPLICANTS_PER_RESUME === 0 && {
          resume: (await resumePdf(`Joana Prado ${n}`, person.email)).toString('base64'),
        }),
      };
      const { status, body } = await retryWhileUnavailable(async () =>
        this.system.visitor().post('/api/candidates', {
          ...person,
          jobId: this.jobId,
          referralCode: application.referralCode,
          ...(application.resume && { resumeData: application.resume, resumeFilename: 'curriculo.pdf' }),
          recaptchaToken: await this.system.captcha(),
        }),
      );
      // 409: an earlier attempt with a broken connection was stored.
      if (status !== 201 && status !== 409) throw new Error(`applying: ${status} ${JSON.stringify(body)}`);
      this.journal.addApplication(application);
      if (n % APPLICANTS_PER_FURTHER_APPLICATION === 1) await this.further.apply(person);
    }
  }

  private async recruit(applying: Promise<unknown>): Promise<void> {
    let applied = false;
    void applying.finally(() => (applied = true));
    for (;;) {
      const application = this.journal.nextApplicant();
      if (application) await this.decideAbout(application);
      else if (applied || !this.running) return;
      else await new Promise((resolve) => setTimeout(resolve, IDLE_INTERVAL_MS));
    }
  }

  private async decideAbout({ email, referralCode }: Application): Promise<void> {
    const found = await this.asRecruiter((recruiter) =>
      recruiter.get<{ candidates: Array<{ id: number; jobId: number }> }>(
        `/api/candidates?search=${encodeURIComponent(email)}`,
      ),
    );
    const candidate = found.body.candidates.find(({ jobId }) => jobId === this.jobId);
    if (!candidate) throw new Error(`the application of ${email} was accepted and is not in the list`);
    if (referralCode) {
      const { status } = await this.asRecruiter((recruiter) =>
        recruiter.put(`/api/candidates/${candidate.id}/status`, { status: 'hired' }),
      );
      expect(status).toBe(200);
      this.journal.hires.add(email);
      return;
    }
    const interviewDate = await this.nextSlot();
    const { status, body } = await this.asRecruiter((recruiter) =>
      recruiter.post('/api/interviews', {
        candidateId: candidate.id,
        jobId: this.jobId,
        interviewDate,
        interviewType: 'hr',
        notificationOptions: { sendEmail: true, sendWhatsApp: true },
      }),
    );
    if (status !== 201 && status !== 409) throw new Error(`scheduling: ${status} ${JSON.stringify(body)}`);
    this.journal.interviews.set(interviewDate, { email });
  }

  /** Sends a request as the recruiter. Emptying Redis ends all sessions, so the recruiter logs in again after a 401. */
  private async asRecruiter<T>(send: (recruiter: Visitor) => ReturnType<typeof this.recruiter.get<T>>) {
    return retryWhileUnavailable(async () => {
      const response = await send(this.recruiter);
      if (response.status !== 401) return response;
      const recruiter = this.system.visitor();
      const login = await recruiter.login('admin', ADMIN_PASSWORD);
      // The users service may be killed at this moment.
      if (login.status !== 200) return login as ApiResponse<T>;
      this.recruiter = recruiter;
      return send(recruiter);
    });
  }

  /** The next free slot; the product knows the holidays. */
  private async nextSlot(): Promise<string> {
    for (;;) {
      const slot = this.slots.shift();
      if (slot) return slot;
      this.day = addDays(this.day, 1);
      const { body } = await this.asRecruiter((recruiter) =>
        recruiter.get<Array<{ startsAt: string }>>(`/api/interviews/slots?day=${this.day}`),
      );
      this.slots = body.map(({ startsAt }) => new Date(startsAt).toISOString());
    }
  }
}
