import { randomUUID } from 'node:crypto';
import type { DeliveryView, EventCatalogue, InterviewView } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { type SmtpSink } from './smtp-sink.js';
import { addUser, peerData, someCandidate, someInterview } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('messages about changes of interviews', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: SmtpSink;
  let nextCandidate = 501;

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  function arrange(change: Partial<InterviewView> = {}) {
    const id = nextCandidate++;
    const candidate = someCandidate({ id, email: `undo-${id}@example.com` });
    peerData.candidates.set(candidate.id, candidate);
    return { candidate, interview: keep({ id: randomUUID(), candidateId: candidate.id, ...change }) };
  }
  function keep(change: Partial<InterviewView> & { id: string }): InterviewView {
    const interview = someInterview({ ...peerData.interviews.get(change.id), ...change });
    peerData.interviews.set(interview.id, interview);
    return interview;
  }
  const payloadOf = ({ id, candidateId, revision }: InterviewView) => ({
    interviewId: id,
    candidateId,
    revision,
    sendEmail: true,
    sendWhatsApp: false,
  });
  const receive = (name: 'interview.scheduled' | 'interview.rescheduled', interview: InterviewView) =>
    service.receive(name, payloadOf(interview));
  const cancelled = (interview: InterviewView) =>
    service.receive('interview.cancelled', { ...payloadOf(interview), undoable: false });
  const deliveriesOf = (interviewId: string) => service.as(ADMIN).deliveries({ interviewId });
  const settled = (interviewId: string, kind: DeliveryView['kind']) =>
    eventually(async () =>
      (await deliveriesOf(interviewId)).find((one) => one.kind === kind && one.state !== 'pending'),
    );
  /** The attempt of each message was put off to the end of the undo window. */
  const waiting = (id: string, count = 1) =>
    eventually(async () => {
      const rows = await service.rows(
        'select 1 from delivery where interview_id = $1 and waits_until > now()',
        [id],
      );
      return rows.length === count;
    });
  const endWindow = (id: string) => {
    keep({ id, undoableUntil: null });
    return service.rows(
      `update delivery set next_attempt_at = now(), waits_until = now()
       where interview_id = $1 and state = 'pending'`,
      [id],
    );
  };
  const subjectsTo = (address: string) =>
    sink.mails.filter(({ recipients }) => recipients.includes(address)).map(({ subject }) => subject);
  const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

  it('wait while the change can be undone', async () => {
    const { candidate, interview } = arrange({ undoableUntil: inAMinute() });
    await receive('interview.scheduled', interview);
    await waiting(interview.id);
    expect(subjectsTo(candidate.email)).toEqual([]);
    await endWindow(interview.id);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'sent' });
  });

  it('are not sent after the undo, and a repeated change sends one', async () => {
    const { candidate, interview } = arrange();
    await receive('interview.scheduled', interview);
    await settled(interview.id, 'interview-invitation');
    const move = () => keep({ id: interview.id, revision: 1, undoableUntil: inAMinute() });
    await receive('interview.rescheduled', move());
    await waiting(interview.id);
    const back = keep({ id: interview.id, revision: 0, undoableUntil: null });
    await service.receive('interview.change-undone', { ...payloadOf(back), removed: false });
    expect(await settled(interview.id, 'interview-rescheduled')).toMatchObject({ state: 'cancelled' });
    await receive('interview.rescheduled', move());
    await waiting(interview.id, 2);
    await endWindow(interview.id);
    await eventually(async () =>
      (await deliveriesOf(interview.id)).every(({ state }) => state !== 'pending'),
    );
    expect(subjectsTo(candidate.email)).toEqual([
      'Convite para entrevista — Pessoa Desenvolvedora',
      'Entrevista remarcada — Pessoa Desenvolvedora',
    ]);
  });

  it('invite once to an interview that moves before its invitation was sent', async () => {
    const { candidate, interview } = arrange({ undoableUntil: inAMinute() });
    await receive('interview.scheduled', interview);
    await waiting(interview.id);
    await receive('interview.rescheduled', keep({ id: interview.id, revision: 1 }));
    await waiting(interview.id, 2);
    await endWindow(interview.id);
    expect(await settled(interview.id, 'interview-rescheduled')).toMatchObject({ state: 'sent' });
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'cancelled' });
    expect(subjectsTo(candidate.email)).toEqual(['Convite para entrevista — Pessoa Desenvolvedora']);
  });

  it('do not cancel what was not announced', async () => {
    const { candidate, interview } = arrange({ undoableUntil: inAMinute() });
    await receive('interview.scheduled', interview);
    await waiting(interview.id);
    await cancelled(keep({ id: interview.id, revision: 1, status: 'cancelled', undoableUntil: null }));
    expect(await settled(interview.id, 'interview-cancelled')).toMatchObject({
      state: 'cancelled',
      lastError: 'O convite não chegou a ser enviado.',
    });
    expect(subjectsTo(candidate.email)).toEqual([]);
  });

  it('do not remind a candidate who cannot come', async () => {
    const { candidate, interview } = arrange({ declinedAt: '2026-11-26T12:00:00.000Z' });
    await service.receive('interview.reminder-due', { ...payloadOf(interview), lead: 'day' });
    expect(await settled(interview.id, 'interview-reminder-day')).toMatchObject({
      state: 'cancelled',
      lastError: 'O candidato avisou que não pode ir.',
    });
    expect(subjectsTo(candidate.email)).toEqual([]);
  });

  describe('a response of the candidate', () => {
    const respond = (
      name: 'interview.declined' | 'interview.reschedule-requested',
      interview: InterviewView,
    ) =>
      service.receive(name, {
        ...payloadOf(interview),
        sendEmail: false,
      } satisfies EventCatalogue['interview.declined']);
    const address = (id: number) => `equipe-${id}@araucaria.example`;

    it('is told to those who interview and who arranged it, once each', async () => {
      addUser(71, { isAdmin: false, email: address(71) });
      addUser(72, { email: address(72) });
      addUser(73, { email: address(73) });
      const { candidate, interview } = arrange({
        interviewerIds: [71],
        arrangedById: 72,
        declinedAt: '2026-11-26T12:00:00.000Z',
        responseNote: 'Estarei <viajando>',
      });
      await respond('interview.declined', interview);
      await settled(interview.id, 'staff-interview-declined');
      await eventually(() => Promise.resolve(subjectsTo(address(72)).length === 1));
      expect(subjectsTo(address(71))).toEqual([
        'O candidato não pode ir à entrevista — Pessoa Desenvolvedora',
      ]);
      expect(subjectsTo(address(73))).toEqual([]);
      expect(subjectsTo(candidate.email)).toEqual([]);
      const [mail] = sink.mails.filter(({ recipients }) => recipients.includes(address(71)));
      expect(mail?.text).toContain(`${candidate.firstName} ${candidate.lastName}`);
      expect(mail?.text).toContain('Estarei <viajando>');
      expect(mail?.html).toContain('Estarei &lt;viajando&gt;');
      expect(mail?.text).toContain('09:00 (horário de Brasília)');
      expect(mail?.text).toContain(`/entrevistas?ver=entrevistas&entrevista=${interview.id}`);
      // Only who may move the interview is led to its dialog.
      expect(mail?.text).not.toContain('dialogo=remarcar');
      const [arranger] = sink.mails.filter(({ recipients }) => recipients.includes(address(72)));
      expect(arranger?.text).toContain('dialogo=remarcar');
    });

    it('is told to all who arrange interviews if nobody of them has an address', async () => {
      addUser(74, {});
      addUser(75, { email: address(75) });
      const { interview } = arrange({ interviewerIds: [74], arrangedById: null });
      await respond('interview.reschedule-requested', interview);
      await eventually(() => Promise.resolve(subjectsTo(address(75)).length === 1));
      expect(subjectsTo(address(75))).toEqual([
        'O candidato pediu outro horário de entrevista — Pessoa Desenvolvedora',
      ]);
    });
  });

  describe('those who interview', () => {
    const address = (id: number) => `quem-entrevista-${id}@araucaria.example`;
    const mailsTo = (id: number) => sink.mails.filter(({ recipients }) => recipients.includes(address(id)));
    /** Method, UID, sequence and end of the calendar entry. */
    function entryOf(mail: SmtpSink['mails'][number] | undefined) {
      const attachment = mail?.attachments.find(({ filename }) => filename === 'entrevista.ics');
      const { content } = attachment ?? {};
      const ics = (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(
        /\r?\n[ \t]/g,
        '',
      );
      const field = (name: string) => new RegExp(`^${name}[;:](?:.*:)?(.*?)\\r?$`, 'm').exec(ics)?.[1];
      return {
        method: field('METHOD'),
        uid: field('UID'),
        sequence: field('SEQUENCE'),
        end: field('DTEND'),
        attendee: /mailto:quem-entrevista/i.test(ics),
      };
    }
    const received = (id: number, count: number) =>
      eventually(() => Promise.resolve(mailsTo(id).length === count));

    it('get the entry for their calendar, its changes and its cancellation', async () => {
      addUser(81, { email: address(81) });
      addUser(82, {});
      const { candidate, interview } = arrange({ interviewerIds: [81, 82], durationMinutes: 45 });
      await receive('interview.scheduled', interview);
      await received(81, 1);
      const [invitation] = mailsTo(81);
      expect(invitation?.subject).toBe('Você conduz uma entrevista — Pessoa Desenvolvedora');
      expect(invitation?.text).toContain(`${candidate.firstName} ${candidate.lastName}`);
      expect(invitation?.text).toContain('45 minutos');
      expect(invitation?.text).not.toContain('confirmar-entrevista');
      const uid = `${interview.id}@araucaria.example`;
      expect(entryOf(invitation)).toEqual({
        method: 'REQUEST',
        uid,
        sequence: '0',
        end: '20300610T094500',
        attendee: true,
      });
      await receive('interview.rescheduled', keep({ id: interview.id, revision: 1, durationMinutes: 90 }));
      await received(81, 2);
      expect(entryOf(mailsTo(81)[1])).toMatchObject({
        method: 'REQUEST',
        uid,
        sequence: '1',
        end: '20300610T103000',
      });
      await cancelled(keep({ id: interview.id, revision: 2, status: 'cancelled' }));
      await received(81, 3);
      expect(entryOf(mailsTo(81)[2])).toMatchObject({ method: 'CANCEL', uid, sequence: '2' });
    });

    it('are invited when they are added, and told when they are removed', async () => {
      addUser(83, { email: address(83) });
      addUser(84, { email: address(84) });
      const { interview } = arrange({ interviewerIds: [83] });
      await receive('interview.scheduled', interview);
      await received(83, 1);
      const changed = keep({ id: interview.id, interviewerIds: [84] });
      await service.receive('interview.interviewers-changed', {
        ...payloadOf(changed),
        added: [84],
        removed: [83],
      });
      await received(84, 1);
      await received(83, 2);
      expect(entryOf(mailsTo(84)[0])).toMatchObject({ method: 'REQUEST', sequence: '0' });
      expect(entryOf(mailsTo(83)[1])).toMatchObject({ method: 'CANCEL', sequence: '0' });
    });

    it('are told without a name when the candidate is erased', async () => {
      addUser(86, { email: address(86) });
      const { candidate, interview } = arrange({ interviewerIds: [86], durationMinutes: 45 });
      await receive('interview.scheduled', interview);
      await received(86, 1);
      peerData.candidates.delete(candidate.id);
      peerData.interviews.delete(interview.id);
      await service.receive('candidate.erased', { candidateId: candidate.id });
      await service.receive('interview.erased', {
        interviewId: interview.id,
        revision: 1,
        interviewDate: interview.interviewDate,
        durationMinutes: 45,
        removed: [86],
      });
      await received(86, 2);
      const [invitation, told] = mailsTo(86);
      expect(told?.subject).toBe('Uma entrevista sua não vai acontecer');
      expect(told?.text).toContain('45 minutos');
      expect(`${told?.text} ${told?.html}`).not.toContain(candidate.firstName);
      const { uid } = entryOf(invitation);
      expect(entryOf(told)).toMatchObject({ method: 'CANCEL', uid, sequence: '1', end: '20300610T094500' });
    });

    it('get nothing about what is undone within the minute', async () => {
      addUser(85, { email: address(85) });
      const { interview } = arrange({ interviewerIds: [85], undoableUntil: inAMinute() });
      await receive('interview.scheduled', interview);
      await waiting(interview.id, 2);
      peerData.interviews.delete(interview.id);
      await service.receive('interview.change-undone', { ...payloadOf(interview), removed: true });
      expect((await deliveriesOf(interview.id)).map(({ state }) => state)).toEqual([
        'cancelled',
        'cancelled',
      ]);
      expect(mailsTo(85)).toEqual([]);
    });
  });
});
