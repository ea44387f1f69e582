import { MINUTE_MS, type Application } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { hashOfToken, type Clock } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';
import { ADMIN, eventually } from '@araucaria/testing';
import { draftActions } from './draft-actions.js';
import { applicationInput, createCandidate, type Service } from './fixtures.js';
import { startServiceWithJobs, type ServiceWithJobs } from './service-with-jobs.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
/** What the gateway passes on of the cookie of a browser. */
const senderOf = hashOfToken;

describe('drafts of applications', () => {
  let system: ServiceWithJobs;
  let service: Service;
  let files: ResumeFiles;
  let clock: Clock;
  beforeAll(async () => {
    system = await startServiceWithJobs([501, 502]);
    ({ service, files, clock } = system);
  });
  afterAll(() => system?.stop());
  afterEach(() => clock.set(new Date()));

  const moveClock = (minutes: number) => clock.set(new Date(Date.now() + minutes * MINUTE_MS));
  const { links, requested, draftsOf, person, applyAgain, openLink } = draftActions(() => service);

  it('keep form and file of a known e-mail, and request one e-mail with ids only', async () => {
    const { id, input } = await person();
    const { key } = await files.put(PDF);
    await applyAgain(input, {
      email: input.email.toUpperCase(),
      phone: '(41) 3333-0000',
      resumeKey: key,
      resumeFilename: 'novo.pdf',
    });
    expect(await draftsOf(input.email)).toMatchObject([{ resume_key: key }]);
    const [linkId] = await links(input.email);
    expect(await requested(linkId!)).toEqual([{ candidateId: id, linkId, kind: 'draft' }]);
    // The application that exists is untouched.
    expect(await service.as(ADMIN).byId({ id })).toMatchObject({ phone: input.phone, resumeKey: null });
  });

  it('request one e-mail for a person and a job in 15 minutes, and another one for another job', async () => {
    const { input } = await person();
    for (let n = 0; n < 3; n++) await applyAgain(input);
    expect(await links(input.email)).toHaveLength(1);
    await applyAgain(input, { jobId: 0 });
    expect(await links(input.email)).toHaveLength(2);
    moveClock(16);
    await applyAgain(input);
    expect(await links(input.email)).toHaveLength(3);
  });

  it('request at most ten e-mails for a person in a day while a link is open', async () => {
    const { input } = await person();
    for (let n = 0; n < 11; n++) {
      moveClock(16 * n);
      await applyAgain(input);
    }
    expect(await links(input.email)).toHaveLength(10);
    // The last of the ten was requested after 144 minutes, and has ended.
    moveClock(180);
    await applyAgain(input);
    expect(await links(input.email)).toHaveLength(11);
  });

  it('lose the name and e-mail of a referrer who is erased', async () => {
    const { input } = await person();
    await applyAgain(input, { referrerName: 'Rui Paz', referrerEmail: 'rui@exemplo.com.br' });
    await service.as(ADMIN).eraseReferrer({ email: 'RUI@exemplo.com.br' });
    const drafts = await service.rows<{ form: Application }>(
      `select form from application_draft where form ->> 'email' = $1`,
      [input.email],
    );
    expect(drafts).toHaveLength(1);
    expect(drafts[0]!.form).not.toHaveProperty('referrerName');
    expect(drafts[0]!.form).not.toHaveProperty('referrerEmail');
  });

  describe('of several senders', () => {
    const OWNER = senderOf('owner');
    const keysOf = async (email: string) => (await draftsOf(email)).map(({ resume_key: key }) => key);
    const stored = async () => (await files.put(PDF)).key;
    /** Another browser, and another network for every third number. */
    const stranger = (n: number) => ({
      sender: senderOf(`stranger ${n}`),
      ipAddress: `198.51.100.${Math.floor(n / 3)}`,
      phone: '(11) 95555-0000',
    });

    it('never replace each other, however many a stranger sends', async () => {
      const { input } = await person();
      const key = await stored();
      await applyAgain(input, { sender: OWNER, resumeKey: key, coverLetter: 'A minha.' });
      for (let n = 0; n < 12; n++) await applyAgain(input, { ...stranger(n), coverLetter: 'Outra.' });
      expect((await keysOf(input.email))[0]).toBe(key);
      expect(await files.exists(key)).toBe(true);
      const { token } = await service.as().issueLink({ id: (await links(input.email))[0]! });
      const { drafts } = await service.as().draftLink({ token, sender: OWNER });
      expect(drafts.filter(({ coverLetter }) => coverLetter === 'A minha.')).toMatchObject([
        { isFromThisBrowser: true, causedLink: true },
      ]);
      // Without a limit for all of them a page could not show them.
      expect(drafts.length).toBeLessThanOrEqual(7);
      expect(
        (await service.as().draftLink({ token })).drafts.some(({ isFromThisBrowser }) => isFromThisBrowser),
      ).toBe(false);
    });

    it('leave a place for the owner, whose phone is known, when strangers have sent theirs first', async () => {
      const { input } = await person();
      for (let n = 0; n < 12; n++) await applyAgain(input, stranger(n));
      const key = await stored();
      // From the network of a stranger, as behind the address of a mobile operator.
      await applyAgain(input, { sender: OWNER, ipAddress: '198.51.100.0', resumeKey: key });
      expect(await keysOf(input.email)).toContain(key);
    });

    it('are at most three of one network, and the newest of one browser for a job', async () => {
      const { input } = await person();
      for (let n = 0; n < 4; n++)
        await applyAgain(input, { ...stranger(n), ipAddress: `2001:db8::${n}`, coverLetter: `Carta ${n}` });
      expect(await draftsOf(input.email)).toHaveLength(3);
      const [old, corrected] = [await stored(), await stored()];
      await applyAgain(input, { sender: OWNER, resumeKey: old });
      await applyAgain(input, { sender: OWNER, resumeKey: corrected });
      await applyAgain(input, { sender: OWNER, jobId: 0 });
      expect((await keysOf(input.email)).filter((key) => key !== null)).toEqual([corrected]);
      expect(await draftsOf(input.email)).toHaveLength(5);
      await eventually(async () => !(await files.exists(old)));
    });

    it('keep the link of a draft that its sender corrects', async () => {
      const { input } = await person();
      const { token } = await openLink(input, { sender: OWNER, coverLetter: 'Quero.' });
      await applyAgain(input, { sender: OWNER, coverLetter: 'Quero muito.' });
      expect((await service.as().draftLink({ token })).drafts).toMatchObject([
        { coverLetter: 'Quero muito.', causedLink: true, isFromThisBrowser: false },
      ]);
    });

    it('are discarded by the person one by one, which leaves the others and the link', async () => {
      const { input } = await person();
      const foreign = await stored();
      const { token } = await openLink(input, { ...stranger(1), resumeKey: foreign });
      await applyAgain(input, { sender: OWNER });
      const { drafts } = await service.as().draftLink({ token });
      const discarded = drafts.find(({ causedLink }) => causedLink)!;
      for (let n = 0; n < 2; n++) await service.as().discardDraft({ token, draftId: discarded.id });
      await eventually(async () => !(await files.exists(foreign)));
      const left = await service.as().draftLink({ token, sender: OWNER });
      expect(left).toMatchObject({ state: 'open', drafts: [{ isFromThisBrowser: true, causedLink: false }] });
      await expect(
        service.as().confirmDraft({ token, draftId: discarded.id, accepted: [] }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await service.as().confirmDraft({ token, draftId: left.drafts[0]!.id, accepted: [] });
      await expect(service.as().discardDraft({ token, draftId: discarded.id })).rejects.toMatchObject({
        code: 'LINK_GONE',
        details: { state: 'used' },
      });
    });

    it('cannot be discarded by the link of another person', async () => {
      const [one, two] = [await person(), await person()];
      const { token } = await openLink(one.input);
      await openLink(two.input);
      const [foreign] = await draftsOf(two.input.email);
      await service.as().discardDraft({ token, draftId: foreign!.id });
      expect(await draftsOf(two.input.email)).toEqual([foreign]);
    });
  });

  it('are not kept for a job that the person has applied to; the e-mail can say so', async () => {
    const { id, input } = await person();
    await applyAgain(input, { jobId: 501 });
    expect(await draftsOf(input.email)).toEqual([]);
    const [linkId] = await links(input.email);
    const { createdAt } = await service.as(ADMIN).byId({ id });
    expect(await service.as().issueLink({ id: linkId! })).toMatchObject({
      email: input.email,
      appliedAt: createdAt,
      jobTitle: 'Vaga 501',
    });
  });
  it('are deleted with their files after 24 hours', async () => {
    const { input } = await person();
    const { key } = await files.put(PDF);
    await applyAgain(input, { resumeKey: key });
    const purge = () => service.app.get(Timers).runCron('application-drafts');
    moveClock(23 * 60);
    await purge();
    expect(await draftsOf(input.email)).toHaveLength(1);
    moveClock(24 * 60 + 1);
    await purge();
    expect(await draftsOf(input.email)).toEqual([]);
    await eventually(async () => !(await files.exists(key)));
  });

  it('keep their file from the cleaning of unused uploads', async () => {
    const { input } = await person();
    const { key } = await files.put(PDF);
    await applyAgain(input, { resumeKey: key });
    moveClock(49 * 60);
    await service.app.get(Timers).runCron('unused-uploads');
    expect(await service.rows('select 1 from removed_file where key = $1', [key])).toEqual([]);
  });

  it('are erased with the person, with their files and links', async () => {
    const { id, input } = await person();
    const { key } = await files.put(PDF);
    const { token } = await openLink(input, { resumeKey: key });
    await service.as(ADMIN).erase({ id });
    expect(await service.rows('select 1 from application_draft where resume_key = $1', [key])).toEqual([]);
    expect(await service.as().draftLink({ token })).toMatchObject({ state: 'unknown' });
    await eventually(async () => !(await files.exists(key)));
  });

  it('are not kept for an e-mail that was erased meanwhile', async () => {
    const id = await createCandidate(service);
    const { email } = await service.as(ADMIN).byId({ id });
    await service.as(ADMIN).erase({ id });
    expect((await service.as().apply(applicationInput({ email }))).id).not.toBe(id);
  });
});
