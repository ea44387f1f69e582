import { CandidatesRpc, type Application, MINUTE_MS } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { applicationInput, jobSaved, type Service } from './fixtures.js';
import { startJobsStub } from './jobs-stub.js';

describe("the candidate's area is opened by a link", () => {
  let service: Service;
  let jobs: Awaited<ReturnType<typeof startJobsStub>>;
  let clock: Clock;
  beforeAll(async () => {
    jobs = await startJobsStub();
    service = await startTestService(AppModule, CandidatesRpc, { JOBS_RPC: jobs.address });
    clock = service.app.get(Clock);
    for (const job of [601, 602]) await service.receive('job.saved', jobSaved(job));
  });
  afterAll(async () => {
    await service.stop();
    await jobs.stop();
  });
  afterEach(() => clock.set(new Date()));

  const moveClock = (minutes: number) => clock.set(new Date(Date.now() + minutes * MINUTE_MS));
  const links = (email: string) =>
    service.rows<{ id: string; outcome: string | null }>(
      `select l.id, l.outcome from candidate_link l join person p on p.id = l.person_id
       where lower(p.email) = lower($1) and l.kind = 'area' order by l.created_at`,
      [email],
    );
  /** A person with an application to the job 601. */
  const apply = async (change: Partial<Application> = {}) => {
    const input = applicationInput({ jobId: 601, ...change });
    const { id } = await service.as().apply(input);
    const [row] = await service.rows<{ person_id: number }>(
      'select person_id from candidate_record where id = $1',
      [id],
    );
    return { id, input, personId: row!.person_id };
  };
  const openLink = async (email: string) => {
    await service.as().requestAreaLink({ email });
    const linkId = (await links(email)).at(-1)!.id;
    return (await service.as().issueLink({ id: linkId })).token;
  };

  /** Three requests at once, and twelve at intervals of three minutes. */
  const requestOften = async (email: string) => {
    for (let n = 0; n < 3; n++) await service.as().requestAreaLink({ email });
    expect(await links(email)).toHaveLength(1);
    for (let n = 1; n < 13; n++) {
      moveClock(3 * n);
      await service.as().requestAreaLink({ email });
    }
  };

  it('that is requested for a known address, with ids only, and for no other', async () => {
    const { id, input } = await apply();
    await service.as().requestAreaLink({ email: input.email.toUpperCase() });
    await service.as().requestAreaLink({ email: 'ninguem@exemplo.com.br' });
    const [link] = await links(input.email);
    const events = await service.published('candidate.link-requested');
    expect(events.filter(({ kind }) => kind === 'area')).toEqual([
      { candidateId: id, linkId: link!.id, kind: 'area' },
    ]);
  });

  it('that is requested once in two minutes, and ten times a day while a link is open', async () => {
    const { input } = await apply();
    await requestOften(input.email);
    expect(await links(input.email)).toHaveLength(10);
  });

  it('that others cannot use up: without an open link a request always brings one', async () => {
    const { input } = await apply();
    await requestOften(input.email);
    // The last of the ten was requested after 27 minutes, and ends 30 minutes later.
    moveClock(50);
    await service.as().requestAreaLink({ email: input.email });
    expect(await links(input.email)).toHaveLength(10);
    moveClock(65);
    const token = await openLink(input.email);
    expect(await links(input.email)).toHaveLength(11);
    // Its person has used it, and may want the next one at once.
    await service.as().redeemAreaLink({ token });
    for (let n = 0; n < 3; n++) {
      moveClock(68 + 3 * n);
      await service.as().requestAreaLink({ email: input.email });
    }
    expect(await links(input.email)).toHaveLength(14);
  });

  it('that a sender beyond their limit gets every three hours, and other senders as before', async () => {
    const { input } = await apply();
    const request = (isSenderLimited: boolean) =>
      service.as().requestAreaLink({ email: input.email, isSenderLimited });
    const requestAt = async (minutes: number, isSenderLimited: boolean) => {
      moveClock(minutes);
      await request(isSenderLimited);
      return (await links(input.email)).length;
    };
    expect(await requestAt(0, false)).toBe(1);
    expect(await requestAt(40, true)).toBe(1);
    expect(await requestAt(45, false)).toBe(2);
    expect(await requestAt(220, true)).toBe(2);
    expect(await requestAt(235, true)).toBe(3);
    expect(await requestAt(245, false)).toBe(4);
  });

  it('of which twenty simultaneous uses open one session', async () => {
    const { input, personId } = await apply();
    const token = await openLink(input.email);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => service.as().redeemAreaLink({ token })),
    );
    const opened = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(opened).toEqual([{ personId }]);
    await expect(service.as().redeemAreaLink({ token })).rejects.toMatchObject({
      code: 'LINK_GONE',
      details: { state: 'used' },
    });
  });

  it('that ends after 30 minutes, and with the next one', async () => {
    const { input } = await apply();
    const first = await openLink(input.email);
    moveClock(3);
    const second = await openLink(input.email);
    const state = (token: string, expected: string) =>
      expect(service.as().redeemAreaLink({ token })).rejects.toMatchObject({
        code: 'LINK_GONE',
        details: { state: expected },
      });
    await state(first, 'replaced');
    moveClock(34);
    await state(second, 'expired');
    await state('x'.repeat(43), 'unknown');
  });

  it('that finishes no draft, and a link of a draft opens no area', async () => {
    const { input } = await apply();
    const token = await openLink(input.email);
    expect(await service.as().draftLink({ token })).toMatchObject({ state: 'unknown' });
    await expect(service.as().apply({ ...input, jobId: 602 })).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_EXISTS',
    });
    const [draft] = await service.rows<{ id: string }>(
      `select l.id from candidate_link l join person p on p.id = l.person_id where p.email = $1 and kind = 'draft'`,
      [input.email],
    );
    const { token: draftToken } = await service.as().issueLink({ id: draft!.id });
    await expect(service.as().redeemAreaLink({ token: draftToken })).rejects.toMatchObject({
      code: 'LINK_GONE',
    });
  });
});
