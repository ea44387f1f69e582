import { eventually } from '../../../src/index.js';

/** What the product has said yes to: everything in here must be there at the end, once, and nothing else. */
export class Journal {
  /** By e-mail. */
  readonly applications = new Map<string, Application>();
  /** By start, ISO 8601 UTC: a slot is held by one interview only. */
  readonly interviews = new Map<string, { email: string }>();
  /** E-mails of those who were hired. */
  readonly hires = new Set<string>();

  private readonly unseen: Application[] = [];

  noteApplication(application: Application): void {
    this.applications.set(application.email, application);
    this.unseen.push(application);
  }

  /** The next applicant whom no recruiter has looked at. */
  nextApplicant(): Application | undefined {
    return this.unseen.shift();
  }

  /** Waits until so many more requests have been answered with yes. */
  async grownBy(requests: number): Promise<void> {
    const goal = this.size + requests;
    await eventually(async () => this.size >= goal, 90_000);
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
  /** Of the link that the applicant came by. */
  referralCode?: string;
  /** Content of the file that was sent along, base64. */
  resume?: string;
}
