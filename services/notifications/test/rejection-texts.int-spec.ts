import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { COMPANY_NAME, type CandidateView, DAY_MS } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { peerData, addCandidate, someInterview } from './peers.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';
import { startNotifications, type RunningNotifications } from './start-notifications.js';

/** The reasons of a new installation, as the baseline of the candidates service stores them. */
const BUILT_IN = [
  ...readFileSync(
    new URL('../../candidates/src/migrations/built-in-reasons.ts', import.meta.url),
    'utf8',
  ).matchAll(/label: '([^']+)',\s+message: `([^`]+)`/g),
].map(([, label = '', message = ''], index) => ({
  ...{ id: index + 1, label, message },
  ...{ isActive: true, version: 1 },
}));

let running: RunningNotifications;
let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
  running = await startNotifications(sink.url);
  peerData.rejectionReasons = BUILT_IN;
});
afterAll(async () => {
  await running.stop();
  await sink.stop();
});

const createCandidate = (change: Partial<CandidateView> = {}) =>
  addCandidate({ status: 'rejected', ...change });

const addInterview = (candidateId: number, change: Partial<ReturnType<typeof someInterview>> = {}) => {
  const interview = someInterview({ id: randomUUID(), candidateId, ...change });
  peerData.interviews.set(interview.id, interview);
  return interview;
};

describe('the text of a rejection', () => {
  it('is known for every reason of a new installation', () => {
    expect(BUILT_IN.map(({ label }) => label)).toHaveLength(7);
  });

  const CASES = [undefined, 1, 2, 3, 4, 5, 6, 7].flatMap((reasonId) =>
    [true, false].flatMap((hasJob) =>
      [true, false].flatMap((interviewed) =>
        [true, false].map((hasResume) => ({ reasonId, hasJob, interviewed, hasResume })),
      ),
    ),
  );

  it.each(CASES)(
    'is true: reason $reasonId, job $hasJob, interviewed $interviewed, résumé $hasResume',
    async ({ reasonId, hasJob, interviewed, hasResume }) => {
      const { id } = createCandidate({
        ...(!hasJob && { jobId: null, jobTitle: null }),
        resumeKey: hasResume ? 'resumes/1.pdf' : null,
      });
      if (interviewed) addInterview(id, { status: 'completed' });
      const input = { candidateIds: [id], ...(reasonId !== undefined && { reasonId }) };
      const [{ text = '' } = {}] = await running.service.as(ADMIN).previewRejection(input);
      expect(text).not.toMatch(/\{\{|Banco de Talentos|undefined/);
      expect(text.length).toBeGreaterThan(200);
      if (hasJob) expect(text).toContain('Pessoa Desenvolvedora');
      else expect(text).not.toMatch(/(esta|nesta|à|da|a esta) vaga|para a vaga|etapa/);
      if (!interviewed)
        expect(text).not.toMatch(/conversa\b|cada etapa|conhecer você|conversar de novo|ter dito/);
      if (!hasResume) expect(text).not.toMatch(/currículo/);
      // A second application for the same job, or for the talent bank, is not kept.
      expect(text).not.toMatch(/candidate-se de novo/);
      const stored = BUILT_IN.find((reason) => reason.id === reasonId)?.message;
      if (stored && hasJob && interviewed && hasResume)
        expect(text).toContain(
          stored.replaceAll('{{vaga}}', 'Pessoa Desenvolvedora').replaceAll('{{empresa}}', COMPANY_NAME),
        );
    },
  );

  it('of the staff stays as it is, but for the name of the job', async () => {
    const own = 'Agradecemos o interesse na vaga {{vaga}}, {{nome}}.';
    peerData.rejectionReasons = [...BUILT_IN, { ...BUILT_IN[0]!, id: 8, label: 'Próprio', message: own }];
    const text = async (jobId: number | null) => {
      const { id } = createCandidate({ jobId, ...(jobId === null && { jobTitle: null }) });
      return (await running.service.as(ADMIN).previewRejection({ candidateIds: [id], reasonId: 8 }))[0]?.text;
    };
    expect(await text(101)).toContain('o interesse na vaga Pessoa Desenvolvedora, Maria.');
    expect(await text(null)).toContain('o interesse no nosso banco de talentos, Maria.');
  });
});

describe('a rejection that cancels an interview', () => {
  const rejectedAt = () => new Date().toISOString();
  const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));

  /** Delivers the events of the rejection, and lets their e-mails be sent. */
  async function reject(notify: boolean, notifyAt?: string) {
    const decidedAt = rejectedAt();
    const candidate = createCandidate({ statusDecidedAt: decidedAt });
    const interview = addInterview(candidate.id, {
      status: 'cancelled',
      interviewDate: '2031-01-06T13:00:00.000Z',
    });
    const { service } = running;
    await service.receive('candidate.status-changed', {
      ...{ candidateId: candidate.id, from: 'interview', to: 'rejected', actorId: 1 },
      ...{ changeId: randomUUID(), undoes: null, notify, decidedAt, notifyAt },
    });
    await service.receive('interview.cancelled', {
      ...{ interviewId: interview.id, candidateId: candidate.id, revision: interview.revision },
      ...{ sendEmail: true, sendWhatsApp: false, undoable: true },
    });
    // What waits for a chosen hour stays waiting.
    await service.rows(
      `update delivery set next_attempt_at = now(), waits_until = now()
       where state = 'pending' and waits_until < now() + interval '2 minutes'`,
    );
    await eventually(async () =>
      (await service.as(ADMIN).deliveries({ candidateId: candidate.id })).every(
        ({ state, kind }) => state !== 'pending' || (kind === 'candidate-rejected' && notifyAt !== undefined),
      ),
    );
    return mailsTo(candidate.email);
  }

  it('is told by one e-mail, which takes the interview out of the calendar', async () => {
    const mails = await reject(true);
    expect(mails.map(({ subject }) => subject)).toEqual(['Sobre a sua candidatura — Pessoa Desenvolvedora']);
    expect(mails[0]?.text).toMatch(/A sua entrevista de .*6 de janeiro de 2031, às 10:00, foi cancelada\./);
    const [entry] = mails[0]?.attachments ?? [];
    expect(Buffer.from(entry?.content as ArrayBuffer).toString()).toContain('METHOD:CANCEL');
    expect(mails[0]?.text).not.toContain('remarcarmos');
  });

  it.each([
    ['without an e-mail about it', false, undefined],
    ['whose e-mail waits for a chosen hour', true, new Date(Date.now() + DAY_MS).toISOString()],
  ])('%s only says that the interview is cancelled', async (_case, notify, notifyAt) => {
    const mails = await reject(notify, notifyAt);
    expect(mails.map(({ subject }) => subject)).toEqual(['Entrevista cancelada — Pessoa Desenvolvedora']);
    expect(mails[0]?.text).toContain('foi cancelada.');
    expect(mails[0]?.text).not.toContain('remarcarmos');
  });
});
