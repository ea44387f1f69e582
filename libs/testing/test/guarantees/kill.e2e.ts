import { setTimeout as pause } from 'node:timers/promises';
import { applicant, eventually, startTestSystem, type TestSystem } from '../../src/index.js';

/** The long form (`npm run faults`) streams 200. */
const APPLICATIONS = Number(process.env.FAULTS_APPLICATIONS ?? 40);
const AT_ONCE = 4;
/** Between two killings: long enough for some applications to be in every stage. */
const BREATH = 700;

describe('kill -9 of each process in turn, while applications stream in', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({ supervise: true });
  }, 120_000);
  afterAll(() => system?.stop());

  it('loses no application that was answered 201, doubles none, and sends each one receipt', async () => {
    const accepted = new Set<string>();
    const people = Array.from({ length: APPLICATIONS }, (_, index) => applicant(index + 1));
    let streaming = true;
    const streams = Array.from({ length: AT_ONCE }, async () => {
      for (let person = people.pop(); person; person = people.pop()) {
        await applyUntilAnswered(system, person);
        accepted.add(person.email);
      }
    });
    const killing = (async () => {
      while (streaming) {
        for (const process of system.running.processes) {
          if (!streaming) return;
          process.kill('SIGKILL');
          await pause(BREATH);
        }
      }
    })();
    await Promise.all(streams);
    streaming = false;
    await killing;
    await system.running.ready();
    await system.settle(30_000);

    const rows = await system.rows<{ email: string }>(
      `select email from candidates.candidate where email like 'joana.prado.%'`,
    );
    expect(rows.map(({ email }) => email).sort()).toEqual([...accepted].sort());
    // A receipt that a dying process had just handed over may come again; its Message-ID is the same then, and
    // mail servers keep one. What counts is what the candidate finds.
    const receipts = await eventually(async () => {
      const mails = new Map(system.mailbox.messages().map(({ messageId, to }) => [messageId, to.join()]));
      const found = [...mails.values()].filter((to) => accepted.has(to));
      return found.length >= accepted.size && found;
    });
    expect(receipts.sort()).toEqual([...accepted].sort());
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
