import { Clock } from '@araucaria/platform';
import type { SubjectRequestView } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { addUser, peerData } from './peers.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';
import { startNotifications, type RunningNotifications } from './start-notifications.js';

const REQUEST: SubjectRequestView = {
  id: 7,
  kind: 'erasure',
  channel: 'email',
  emailConfirmed: false,
  name: 'Ana Souza',
  email: 'ana@example.com',
  details: null,
  receivedOn: '2030-08-01',
  dueOn: '2030-08-16',
  state: 'open',
  answer: null,
  registeredById: 1,
  closedById: null,
  closedAt: null,
};

describe('the e-mail about deadlines of requests', () => {
  let running: RunningNotifications;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    running = await startNotifications(sink.url);
    running.service.app.get(Clock).set(new Date('2030-08-12T12:00:00Z'));
  });
  afterAll(async () => {
    await running.stop();
    await sink.stop();
  });

  it('is sent once a day to administrators and data protection officers, and names no person', async () => {
    addUser(31, { email: 'chefe@araucaria.example' });
    addUser(32, { email: 'dpo@araucaria.example', isAdmin: false, roles: ['encarregado'] });
    addUser(33, { email: 'eva@araucaria.example', isAdmin: false });
    peerData.subjectRequests.push(REQUEST, { ...REQUEST, id: 8, dueOn: '2030-08-30' });
    for (let n = 0; n < 2; n++)
      await running.service.receive('subject-request.digest-due', { date: '2030-08-12' });
    await eventually(async () => {
      const sent = await running.service.as(ADMIN).deliveries({});
      return (
        sent.filter(({ kind, state }) => kind === 'subject-request-digest' && state === 'sent').length === 2
      );
    });
    expect(sink.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'chefe@araucaria.example',
      'dpo@araucaria.example',
    ]);
    const { subject, text } = sink.mails[0] ?? {};
    expect(subject).toBe('Privacidade: 1 pedido de titulares com prazo próximo');
    expect(text).toContain('16/08/2030: Exclusão (pedido nº 7)');
    expect(text).toContain('porque cuida de pedidos sobre dados pessoais');
    expect(text).not.toMatch(/Ana Souza|ana@example|nº 8/);
  });
});

describe('e-mails about a request of the public form', () => {
  let running: RunningNotifications;
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
    running = await startNotifications(sink.url);
  });
  afterAll(async () => {
    await running.stop();
    await sink.stop();
  });

  const submit = async (id: number, email: string) => {
    const expiresAt = '2030-08-08T12:30:00.000Z';
    peerData.confirmations.set(id, { kind: 'erasure', email, expiresAt });
    await running.service.receive('subject-request.submitted', { requestId: id });
    return eventually(async () => sink.mails.find(({ recipients }) => recipients.includes(email)));
  };
  const tokensOf = (id: number) => peerData.tokens.get(String(id)) ?? [];
  const deliveriesOf = (id: number) =>
    running.service.rows<{ state: string; text: string }>(
      'select state, d::text as text from delivery d where subject_request_id = $1',
      [id],
    );

  it('bring the sender a link with its token in the fragment', async () => {
    const { subject, text, html } = await submit(71, 'ana.pede@example.com');
    expect(subject).toBe('Confirme o seu pedido sobre dados pessoais');
    const link = `https://talentos.exemplo.com.br/privacidade/pedido/confirmar#${tokensOf(71)[0]}`;
    expect(text).toContain(link);
    expect(html).toContain(link);
    expect(text).toMatch(/exclusão.*vale até 8 de agosto de 2030 às 09:30/s);
  });

  it('store no token, and are in no list of staff', async () => {
    await submit(72, 'bia.pede@example.com');
    const [delivery] = await eventually(async () => {
      const found = await deliveriesOf(72);
      return found[0]?.state === 'sent' ? found : undefined;
    });
    expect(tokensOf(72)).toHaveLength(1);
    expect(delivery?.text).not.toContain(tokensOf(72)[0]);
    const listed = await running.service.as(ADMIN).deliveries({});
    expect(listed.filter(({ kind }) => kind === 'subject-request-confirmation')).toEqual([]);
  });

  it('are not sent for a request that was confirmed or has expired', async () => {
    await running.service.receive('subject-request.submitted', { requestId: 73 });
    const state = await eventually(async () => {
      const [found] = await deliveriesOf(73);
      return found?.state === 'pending' ? undefined : found?.state;
    });
    expect(state).toBe('cancelled');
  });

  it('are deleted with the personal data of the request', async () => {
    await submit(74, 'caio.pede@example.com');
    await running.service.receive('subject-request.cleared', { requestIds: [74] });
    await eventually(async () => (await deliveriesOf(74)).length === 0);
  });

  it('notify administrators and data protection officers of a confirmed request, without the person', async () => {
    addUser(41, { email: 'chefe.novo@araucaria.example' });
    addUser(42, { email: 'dpo.novo@araucaria.example', isAdmin: false, roles: ['encarregado'] });
    addUser(43, { email: 'eva.novo@araucaria.example', isAdmin: false, roles: [] });
    peerData.subjectRequests.push({ ...REQUEST, id: 75, channel: 'site', emailConfirmed: true });
    await running.service.receive('subject-request.confirmed', { requestId: 75 });
    const mails = await eventually(async () => {
      const found = sink.mails.filter(
        ({ subject }) => subject === 'Privacidade: novo pedido de titular (nº 75)',
      );
      const recipients = found.flatMap((mail) => mail.recipients);
      return recipients.includes('chefe.novo@araucaria.example') &&
        recipients.includes('dpo.novo@araucaria.example')
        ? found
        : undefined;
    });
    expect(mails.flatMap(({ recipients }) => recipients)).not.toContain('eva.novo@araucaria.example');
    expect(mails[0]?.text).toContain('Prazo: 16/08/2030');
    expect(mails[0]?.text).not.toMatch(/Ana Souza|ana@example/);
  });
});
