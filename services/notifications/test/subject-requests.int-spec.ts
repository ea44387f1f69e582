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
    expect(text).not.toMatch(/Ana Souza|ana@example|nº 8/);
  });
});
