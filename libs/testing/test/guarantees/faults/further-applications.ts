import { eventually, type TestSystem, type applicant } from '../../../src/index.js';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

/** Processes are killed while the e-mail is composed and sent. */
const MAIL_TIMEOUT_MS = 120_000;
const IDLE_INTERVAL_MS = 50;

/**
 * Persons who apply again with their known e-mail, for another job. The form is kept as a draft, and the link of the e-mail
 * finishes it. The button is pressed twice at the same time.
 */
export class FurtherApplications {
  /** E-mail addresses whose draft is kept and not yet confirmed. */
  private readonly unconfirmed: string[] = [];

  constructor(
    private readonly system: TestSystem,
    readonly jobId: number,
  ) {}

  async apply(person: ReturnType<typeof applicant>): Promise<void> {
    const { status, body } = await retryWhileUnavailable(async () =>
      this.system.visitor().post('/api/candidates', {
        ...person,
        jobId: this.jobId,
        recaptchaToken: await this.system.captcha(),
      }),
    );
    if (status !== 409) throw new Error(`applying again: ${status} ${JSON.stringify(body)}`);
    this.unconfirmed.push(person.email);
  }

  /**
   * Confirms drafts until `applying` has ended and none is left.
   * @param onConfirmed is called with the e-mail address of each further application that was accepted
   */
  async confirm(applying: Promise<unknown>, onConfirmed: (email: string) => void): Promise<void> {
    let hasEnded = false;
    void applying.catch(() => undefined).finally(() => (hasEnded = true));
    for (;;) {
      const email = this.unconfirmed.shift();
      if (email) {
        await this.confirmDraftOf(email);
        onConfirmed(email);
      } else if (hasEnded) return;
      else await new Promise((resolve) => setTimeout(resolve, IDLE_INTERVAL_MS));
    }
  }

  private async confirmDraftOf(email: string): Promise<void> {
    const token = await eventually(async () => this.mailedToken(email), MAIL_TIMEOUT_MS);
    const send = <T>(call: string, body: object) =>
      retryWhileUnavailable(() =>
        this.system.visitor().post<T>(`/api/application-drafts/${call}`, { token, ...body }),
      );
    const { body } = await send<{ drafts: Array<{ id: number }> }>('state', {});
    // A request that was repeated after a broken connection kept a second draft; the first of the list is the newest.
    const confirmation = { draftId: body.drafts[0]?.id, accepted: [] };
    const presses = await Promise.all([1, 2].map(() => send<{ id: number }>('confirmation', confirmation)));
    const [first, second] = presses;
    if (first?.status !== 201 || second?.status !== 201 || first.body.id !== second.body.id)
      throw new Error(`confirming the draft of ${email}: ${JSON.stringify(presses)}`);
  }

  private mailedToken(email: string): string | undefined {
    const mail = this.system.mailbox
      .messages()
      .find(({ to, text }) => to.includes(email) && text?.includes('/confirmar-candidatura#'));
    return /\/confirmar-candidatura#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  }
}
