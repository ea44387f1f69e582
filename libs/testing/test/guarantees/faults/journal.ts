import { eventually } from '../../../src/index.js';

const GROWTH_TIMEOUT_MS = 90_000;

/** Every request that the product has accepted. At the end each must have had its effect exactly once, and nothing else. */
export class Journal {
  /** By e-mail. */
  readonly applications = new Map<string, Application>();
  /** By start, ISO 8601 UTC: a slot is held by one interview only. */
  readonly interviews = new Map<string, { email: string }>();
  /** E-mails of the hired candidates. */
  readonly hires = new Set<string>();

  private readonly undecided: Application[] = [];

  addApplication(application: Application): void {
    this.applications.set(application.email, application);
    this.undecided.push(application);
  }

  /** The next applicant about whom the recruiter has not decided. */
  nextApplicant(): Application | undefined {
    return this.undecided.shift();
  }

  /** Waits until that many more requests have been accepted. */
  async waitForGrowth(requests: number): Promise<void> {
    const goal = this.size + requests;
    await eventually(async () => this.size >= goal, GROWTH_TIMEOUT_MS);
  }

  private get size(): number {
    return this.applications.size + this.interviews.size + this.hires.size;
  }

  get summary(): string {
    return `${this.applications.size} applications, ${this.interviews.size} interviews, ${this.hires.size} hires`;
  }
}

export interface Application {
  email: string;
  /** Of the referral link that the applicant used. */
  referralCode?: string;
  /** Content of the uploaded file, base64. */
  resume?: string;
}
