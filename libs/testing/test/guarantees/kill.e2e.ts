import { applicant, eventually, startTestSystem, type TestSystem } from '../../src/index.js';

/** At least so many (`npm run faults`: 200); they go on until the last process has been killed and is back. */
const APPLICATIONS = Number(process.env.FAULTS_APPLICATIONS ?? 40);
const AT_ONCE = 3;

describe('kill -9 of each process in turn, while applications stream in', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({ supervise: true });
  }, 120_000);
  afterAll(() => system?.stop());

  it('loses no application that was answered 201, doubles none, and sends each one receipt', async () => {
    const answered = new Set<string>();
    let next = 0;
    let killing = true;
    const streams = Array.from({ length: AT_ONCE }, async () => {
      while (killing || next < APPLICATIONS) {
        const person = applicant(++next);
        await applyUntilAnswered(system, person);
        answered.add(person.email);
      }
    });
    const murders = (async () => {
      for (const process of system.running.processes) {
        const gone = process.exited;
        process.kill('SIGKILL');
        await gone;
        await process.ready();
      }
      killing = false;
    })();
    await Promise.all([murders, ...streams]);
    await system.settle(30_000);

    const rows = await system.rows<{ email: string }>(
      `select email from candidates.candidate where email like 'joana.prado.%'`,
    );
    expect(rows.map(({ email }) => email).sort()).toEqual([...answered].sort());
    // A receipt that a dying process had just handed over may come again; its Message-ID is the same then, and
    // mail servers keep one. What counts is what the candidate finds.
    const receipts = await eventually(async () => {
      const mails = new Map(system.mailbox.messages().map(({ messageId, to }) => [messageId, to.join()]));
      const found = [...mails.values()].filter((to) => answered.has(to));
      return found.length >= answered.size && found;
    });
    expect(receipts.sort()).toEqual([...answered].sort());
  }, 600_000);
});

/** As a person would: tries again until there is an answer. That the first try had been stored is an answer too. */
async function applyUntilAnswered(system: TestSystem, person: ReturnType<typeof applicant>): Promise<void> {
  await eventually(async () => {
    try {
      const recaptchaToken = await system.captcha();
      const { status } = await system.visitor().post('/api/candidates', { ...person, recaptchaToken });
      if (status !== 201 && status !== 409 && status < 500) throw new Error(`answered ${status}`);
      return status === 201 || status === 409;
    } catch (error) {
      // The gateway itself was killed in mid-request.
      if (/fetch failed|terminated|JSON/.test(String(error))) return false;
      throw error;
    }
  }, 60_000);
}
