import { eventually } from '../../../src/index.js';

/** The system recovers within seconds; the rest is for the number of requests that the long form asks for. */
const GROWTH_TIMEOUT_MS = Number(process.env.FAULTS_GROWTH_TIMEOUT_MS ?? 90_000);

/** The recruiter decides about every application, in the long form about each 15th: decisions are sent one after the other. */
const APPLICATIONS_PER_DECISION = Number(process.env.FAULTS_APPLICATIONS_PER_DECISION ?? 1);

/** The requests that the product has accepted. At the end each must have had its effects exactly once. */
export class Journal {
  /** By e-mail address. */
  readonly applications = new Map<string, Application>();
  /** By start, ISO 8601 UTC; a slot has one interview at most. */
  readonly interviews = new Map<string, { email: string }>();
  /** E-mail addresses of the hired candidates. */
  readonly hires = new Set<string>();
  /** E-mail addresses of the persons who have confirmed their application to a second job. */
  readonly furtherApplications = new Set<string>();

  private readonly undecided: Application[] = [];
  /** Epoch milliseconds at which requests were accepted. */
  private readonly acceptedAt: number[] = [];

  addApplication(application: Application): void {
    this.applications.set(application.email, application);
    if (this.applications.size % APPLICATIONS_PER_DECISION === 0) this.undecided.push(application);
    this.acceptedAt.push(Date.now());
  }

  /** Epoch milliseconds of the last accepted application. */
  get endedAt(): number {
    return this.acceptedAt.at(-1) ?? 0;
  }

  /** The longest time without an accepted application that overlaps the given one. All are epoch milliseconds. */
  longestGapMs(from: number, until: number): number {
    const times = [...this.acceptedAt, until];
    const gaps = times.map((time, index) =>
      time > from ? Math.min(time, until) - Math.max(times[index - 1] ?? from, 0) : 0,
    );
    const overlapping = gaps.filter(
      (_gap, index) => (times[index] as number) > from && (times[index - 1] ?? from) < until,
    );
    return Math.max(0, ...overlapping);
  }

  /** The next applicant about whom the recruiter has to decide. */
  nextApplicant(): Application | undefined {
    return this.undecided.shift();
  }

  /** Waits until `requests` more requests have been accepted. */
  async waitForGrowth(requests: number): Promise<void> {
    const expectedSize = this.size + requests;
    await eventually(async () => this.size >= expectedSize, GROWTH_TIMEOUT_MS);
  }

  private get size(): number {
    return this.applications.size + this.interviews.size + this.hires.size;
  }

  get summary(): string {
    return (
      `${this.applications.size} applications, ${this.furtherApplications.size} further ones by a mailed link, ` +
      `${this.interviews.size} interviews, ${this.hires.size} hires`
    );
  }
}

export interface Application {
  email: string;
  /** Code of the referral link that the applicant used. */
  referralCode?: string;
  /** Content of the uploaded file, base64. */
  resume?: string;
}
