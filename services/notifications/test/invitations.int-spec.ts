import { randomUUID } from 'node:crypto';
import type { DeliveryView, InterviewView } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { type SmtpSink } from './smtp-sink.js';
import { addUser, peerData, someCandidate, someInterview } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

type Change = 'interview.scheduled' | 'interview.rescheduled' | 'interview.cancelled';

describe('e-mails about interviews', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: SmtpSink;
  let nextCandidate = 1;

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  function arrange(change: Partial<InterviewView> = {}) {
    const candidate = someCandidate({ id: nextCandidate++ });
    peerData.candidates.set(candidate.id, candidate);
    return { candidate, interview: keep({ id: randomUUID(), candidateId: candidate.id, ...change }) };
  }
  function keep(change: Partial<InterviewView> & { id: string }): InterviewView {
    const interview = someInterview({ ...peerData.interviews.get(change.id), ...change });
    peerData.interviews.set(interview.id, interview);
    return interview;
  }
  const receive = (name: Change, { id, candidateId, revision, notificationOptions }: InterviewView) =>
    service.receive(name, {
      interviewId: id,
      candidateId,
      revision,
      sendEmail: notificationOptions.sendEmail,
      sendWhatsApp: notificationOptions.sendWhatsApp,
      undoable: false,
    });
  const deliveriesOf = (interviewId: string) => service.as(ADMIN).deliveries({ interviewId });
  /** The message of that kind, once it is no longer pending. */
  const settled = (interviewId: string, kind: DeliveryView['kind']) =>
    eventually(async () =>
      (await deliveriesOf(interviewId)).find((one) => one.kind === kind && one.state !== 'pending'),
    );
  const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
  /** The fields of the calendar entry. */
  function entryOf(mail: SmtpSink['mails'][number] | undefined) {
    const attachment = mail?.attachments.find(({ filename }) => filename === 'entrevista.ics');
    const { content } = attachment ?? {};
    const ics = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const [before = '', event = ''] = ics.replace(/\r?\n[ \t]/g, '').split('BEGIN:VEVENT');
    const fields = `${before.split('BEGIN:VTIMEZONE')[0]}\n${event}`.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)] as const;
    });
    return Object.fromEntries(fields);
  }

  it('sends one invitation with the confirmation link and a calendar entry', async () => {
    const { candidate, interview } = arrange({ notes: 'Sala 2 <térreo>' });
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({
      state: 'sent',
      to: candidate.email,
      candidateId: candidate.id,
      subject: 'Convite para entrevista — Pessoa Desenvolvedora',
    });
    const [mail, ...others] = mailsTo(candidate.email);
    expect(others).toEqual([]);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Olá, Maria!');
      expect(form).toContain('Entrevista Técnica');
      expect(form).toContain('segunda-feira, 10 de junho de 2030');
      expect(form).toContain('09:00 (horário de Brasília)');
      expect(form).toContain(`https://talentos.exemplo.com.br/confirmar-entrevista?id=${interview.id}`);
    }
    expect(mail?.html).toContain('Sala 2 &lt;térreo&gt;');
    expect(entryOf(mail)).toMatchObject({
      METHOD: 'REQUEST',
      UID: `${interview.id}@araucaria.example`,
      SEQUENCE: '0',
      'DTSTART;TZID=America/Sao_Paulo': '20300610T090000',
      'DTEND;TZID=America/Sao_Paulo': '20300610T100000',
      'ORGANIZER;CN="Araucária Talentos"': 'mailto:talentos@araucaria.example',
      STATUS: 'CONFIRMED',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
    });
    expect(mail?.attachments.map(({ mimeType, method }) => ({ mimeType, method }))).toContainEqual({
      mimeType: 'text/calendar',
      method: 'REQUEST',
    });
    expect(await service.published('interview.invitation-sent')).toContainEqual({
      interviewId: interview.id,
      channel: 'email',
    });
  });

  it('updates and cancels the same calendar entry', async () => {
    const { candidate, interview } = arrange();
    await receive('interview.scheduled', interview);
    await settled(interview.id, 'interview-invitation');
    const moved = keep({ id: interview.id, interviewDate: '2030-06-11T17:30:00.000Z', revision: 1 });
    await receive('interview.rescheduled', moved);
    expect(await settled(interview.id, 'interview-rescheduled')).toMatchObject({ state: 'sent' });
    await receive('interview.cancelled', keep({ id: interview.id, status: 'cancelled', revision: 2 }));
    expect(await settled(interview.id, 'interview-cancelled')).toMatchObject({ state: 'sent' });

    const [first, second, third] = mailsTo(candidate.email);
    const { UID } = entryOf(first);
    expect(UID).toBe(`${interview.id}@araucaria.example`);
    expect(second?.subject).toBe('Entrevista remarcada — Pessoa Desenvolvedora');
    expect(entryOf(second)).toMatchObject({
      METHOD: 'REQUEST',
      UID,
      SEQUENCE: '1',
      'DTSTART;TZID=America/Sao_Paulo': '20300611T143000',
    });
    expect(third?.subject).toBe('Entrevista cancelada — Pessoa Desenvolvedora');
    expect(third?.text).not.toContain('confirmar-entrevista');
    expect(entryOf(third)).toMatchObject({ METHOD: 'CANCEL', UID, SEQUENCE: '2', STATUS: 'CANCELLED' });
    const published = await service.published('interview.invitation-sent');
    // The invitation and the new time, but not the cancellation.
    expect(published.filter(({ interviewId }) => interviewId === interview.id)).toHaveLength(2);
  });

  it('sends nothing if the recruiter chose no channel', async () => {
    const { candidate, interview } = arrange({
      notificationOptions: { sendEmail: false, sendWhatsApp: false, customMessage: null },
    });
    await receive('interview.scheduled', interview);
    await receive('interview.rescheduled', interview);
    await receive('interview.cancelled', interview);
    expect(await deliveriesOf(interview.id)).toEqual([]);
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('fills the variables of the recruiter’s own text, and escapes it', async () => {
    const { candidate, interview } = arrange({
      jobId: 102,
      notes: 'Meet',
      notificationOptions: {
        sendEmail: true,
        sendWhatsApp: false,
        customMessage:
          'Oi, [nome]! <b>[vaga]</b>\nEm [DATA], às [horário], em [local].\n\nVeja: [link de confirmação] [outro] [constructor]',
      },
    });
    peerData.jobs.set(102, { title: 'Analista & Cia' } as never);
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'sent' });
    const [mail] = mailsTo(candidate.email);
    const link = `https://talentos.exemplo.com.br/confirmar-entrevista?id=${interview.id}`;
    expect(mail?.text).toContain(
      `Oi, Maria! <b>Analista & Cia</b>\nEm segunda-feira, 10 de junho de 2030, às 09:00, em Meet.\n\nVeja: ${link} [outro] [constructor]`,
    );
    expect(mail?.html).toContain('Oi, Maria! &lt;b&gt;Analista &amp; Cia&lt;/b&gt;<br />Em');
    expect(mail?.text).not.toContain('Olá, Maria!');
  });

  it.each([
    ['was cancelled', { status: 'cancelled', revision: 1 }],
    ['moved', { revision: 1 }],
  ] as const)('does not invite to an interview that %s meanwhile', async (_what, change) => {
    const { candidate, interview } = arrange();
    keep({ id: interview.id, ...change });
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({
      state: 'cancelled',
      lastError: 'A entrevista mudou antes do envio desta mensagem.',
    });
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('does not invite to an interview that was removed', async () => {
    const { candidate, interview } = arrange();
    peerData.interviews.delete(interview.id);
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'cancelled' });
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('fills the new time into the recruiter’s own text after the interview was rescheduled', async () => {
    const customMessage = 'Oi, {{nome}}! Esperamos você em {{data}}, às {{hora}}.';
    const { candidate, interview } = arrange({
      notificationOptions: { sendEmail: true, sendWhatsApp: false, customMessage },
    });
    await receive('interview.scheduled', interview);
    await settled(interview.id, 'interview-invitation');
    const moved = keep({ id: interview.id, interviewDate: '2030-06-11T17:30:00.000Z', revision: 1 });
    await receive('interview.rescheduled', moved);
    await settled(interview.id, 'interview-rescheduled');
    const [, second] = mailsTo(candidate.email);
    expect(second?.text).toContain('Esperamos você em terça-feira, 11 de junho de 2030, às 14:30.');
    expect(second?.text).not.toMatch(/10 de junho|10\/06|09:00/);
  });

  it('does not send the cancellation of an interview in the past', async () => {
    const { candidate, interview } = arrange({ interviewDate: '2020-06-10T12:00:00.000Z' });
    await receive('interview.cancelled', keep({ id: interview.id, status: 'cancelled', revision: 1 }));
    expect(await settled(interview.id, 'interview-cancelled')).toMatchObject({ state: 'cancelled' });
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('say of a new length that the interview has changed, not that it has a new time', async () => {
    addUser(92, { email: 'conduz@araucaria.example' });
    const { candidate, interview } = arrange({ interviewerIds: [92] });
    await receive('interview.scheduled', interview);
    await settled(interview.id, 'interview-invitation');
    await settled(interview.id, 'staff-interview-invitation');
    const { id, candidateId } = keep({ id: interview.id, durationMinutes: 30, revision: 1 });
    const payload = { interviewId: id, candidateId, revision: 1, sendEmail: true, sendWhatsApp: false };
    await service.receive('interview.rescheduled', { ...payload, resized: true });
    await settled(id, 'interview-rescheduled');
    await settled(id, 'staff-interview-rescheduled');
    const lastSubjectTo = (address: string) => mailsTo(address).at(-1)?.subject;
    expect(lastSubjectTo(candidate.email)).toMatch(/^Entrevista alterada —/);
    expect(lastSubjectTo('conduz@araucaria.example')).toMatch(/^Uma entrevista sua mudou —/);
  });

  it('cancel the entry of who no longer interviews, whatever has changed since', async () => {
    addUser(91, { email: 'saiu@araucaria.example' });
    const { interview } = arrange({ interviewerIds: [91] });
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'staff-interview-invitation')).toMatchObject({ state: 'sent' });
    const { id, candidateId } = keep({ id: interview.id, interviewerIds: [], revision: 2 });
    const payload = { interviewId: id, candidateId, revision: 1, sendEmail: true, sendWhatsApp: false };
    await service.receive('interview.interviewers-changed', { ...payload, added: [], removed: [91] });
    expect(await settled(id, 'staff-interview-cancelled')).toMatchObject({ state: 'sent' });
  });

  it('without a WhatsApp account, offers only the message about the last change to be sent by hand', async () => {
    const notificationOptions = { sendEmail: false, sendWhatsApp: true, customMessage: null };
    const { interview } = arrange({ notificationOptions });
    await receive('interview.scheduled', interview);
    expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'link' });
    await receive('interview.rescheduled', keep({ id: interview.id, revision: 1 }));
    await settled(interview.id, 'interview-rescheduled');
    await receive('interview.cancelled', keep({ id: interview.id, status: 'cancelled', revision: 2 }));
    const link = expect.stringContaining('https://wa.me/') as string;
    expect(await settled(interview.id, 'interview-cancelled')).toMatchObject({ state: 'link', link });
    const ended = {
      state: 'cancelled',
      link: null,
      lastError: 'A entrevista mudou depois desta mensagem.',
    };
    for (const kind of ['interview-invitation', 'interview-rescheduled'] as const)
      expect(await settled(interview.id, kind)).toMatchObject(ended);
  });

  describe('a cancellation caused by a rejection', () => {
    const cancelled = ({ id, candidateId, revision }: InterviewView) => {
      const payload = { interviewId: id, candidateId, revision, sendEmail: true, sendWhatsApp: false };
      return service.receive('interview.cancelled', { ...payload, undoable: true });
    };
    /** Moves the dates of the message to the end of the undo window. */
    const endWindow = (id: string) =>
      service.rows(
        'update delivery set next_attempt_at = now(), waits_until = now() where interview_id = $1',
        [id],
      );

    it('is sent after the undo window of the rejection has ended', async () => {
      const { candidate, interview } = arrange();
      await cancelled(keep({ id: interview.id, status: 'cancelled', revision: 1 }));
      expect(await deliveriesOf(interview.id)).toMatchObject([{ state: 'pending' }]);
      await endWindow(interview.id);
      expect(await settled(interview.id, 'interview-cancelled')).toMatchObject({ state: 'sent' });
      expect(mailsTo(candidate.email)).toHaveLength(1);
    });

    it('is not sent if the rejection is undone', async () => {
      const { candidate, interview } = arrange();
      await cancelled(keep({ id: interview.id, status: 'cancelled', revision: 1 }));
      const { id, candidateId } = keep({ id: interview.id, status: 'scheduled', revision: 0 });
      const payload = { interviewId: id, candidateId, revision: 0, sendEmail: true, sendWhatsApp: false };
      await service.receive('interview.restored', payload);
      expect(await deliveriesOf(id)).toMatchObject([
        { state: 'cancelled', lastError: 'O cancelamento foi desfeito.' },
      ]);
      expect(mailsTo(candidate.email)).toEqual([]);
    });

    it('does not take the invitation that was waiting, if the rejection is undone', async () => {
      const { candidate, interview } = arrange();
      keep({ id: interview.id, status: 'cancelled', revision: 1 });
      await receive('interview.scheduled', interview);
      expect(await settled(interview.id, 'interview-invitation')).toMatchObject({ state: 'cancelled' });
      const { id, candidateId } = keep({ id: interview.id, status: 'scheduled', revision: 0 });
      const payload = { interviewId: id, candidateId, revision: 0, sendEmail: true, sendWhatsApp: false };
      await service.receive('interview.restored', payload);
      await eventually(() => Promise.resolve(mailsTo(candidate.email).length === 1));
    });
  });
});
