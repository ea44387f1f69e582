import type { DeliveryView, InterviewView } from '@araucaria/contracts';
import { SERVICES } from '@araucaria/contracts/domain';
import {
  addDays,
  applicant,
  businessDayFrom,
  eventually,
  itInLongForm,
  startTestSystem,
  today,
  type TestSystem,
  type Visitor,
} from '../../src/index.js';
import { startFakeWhatsAppApi, type FakeWhatsAppApi } from './fake-whatsapp-api.js';

const SECRETS = { token: 'token-do-teste', phoneNumberId: '1029384756', appSecret: 'segredo-do-aplicativo' };
const VERIFY_TOKEN = 'codigo-de-verificacao';
const QUARTER_HOUR_MS = 15 * 60_000;

describe('WhatsApp, with an API that fails, repeats reports and sends them out of order', () => {
  let fake: FakeWhatsAppApi;
  let system: TestSystem;
  let admin: Visitor;
  let nextPerson = 1;
  let slot = 0;
  /** The day of every interview, `YYYY-MM-DD`. */
  let firstDay: string;

  beforeAll(async () => {
    fake = await startFakeWhatsAppApi({ ...SECRETS, webhook: () => `${system.url}/api/whatsapp/webhook` });
    system = await startTestSystem({
      parts: SERVICES,
      env: {
        WHATSAPP_BASE_URL: fake.url,
        WHATSAPP_PHONE_NUMBER_ID: SECRETS.phoneNumberId,
        WHATSAPP_TOKEN: SECRETS.token,
        WHATSAPP_APP_SECRET: SECRETS.appSecret,
        WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      },
    });
    admin = await system.admin();
    firstDay = await businessDayFrom(admin, addDays(today(), 2));
  });
  afterAll(async () => {
    await system?.stop();
    await fake?.stop();
  });

  /** Schedules an interview with a new applicant who is invited by WhatsApp only. */
  async function invite(phone: string): Promise<InterviewView> {
    const visitor = system.visitor();
    const applied = await visitor.post<{ id: number }>('/api/candidates', {
      ...applicant(nextPerson++),
      phone,
      recaptchaToken: await system.captcha(),
    });
    expect(applied.status).toBe(201);
    // 12:00 UTC is 09:00 in São Paulo.
    const firstSlotMs = Date.parse(`${firstDay}T12:00:00Z`);
    const { status, body } = await admin.post<InterviewView>('/api/interviews', {
      candidateId: applied.body.id,
      interviewDate: new Date(firstSlotMs + slot++ * QUARTER_HOUR_MS).toISOString(),
      interviewType: 'technical',
      notificationOptions: { sendEmail: false, sendWhatsApp: true },
    });
    expect(status).toBe(201);
    return body;
  }
  const read = async (id: string) => (await admin.get<InterviewView>(`/api/interviews/${id}`)).body;
  async function deliveryOf(
    interviewId: string,
    kind = 'interview-invitation',
  ): Promise<DeliveryView | undefined> {
    const { body } = await admin.graphql<{ deliveries: DeliveryView[] }>(
      'query($id: ID) { deliveries(interviewId: $id) { id kind state attempts to lastError } }',
      { id: interviewId },
    );
    return body.data.deliveries.find((delivery) => delivery.kind === kind);
  }
  /** Invites a candidate while the API accepts messages without a response. */
  async function inviteWithoutResponse(phone: string): Promise<InterviewView> {
    fake.onAccepted = () => false;
    const interview = await invite(phone);
    const isUnconfirmed = async () => (await deliveryOf(interview.id))?.lastError?.startsWith('UNCONFIRMED');
    await eventually(isUnconfirmed, 30_000);
    fake.onAccepted = () => true;
    return interview;
  }
  /** Lets the timeout of a status report pass. @returns how many messages of the interview are pending */
  async function requestAgain(interviewId: string): Promise<number> {
    const rows = await system.rows(
      `update notifications.delivery set attempt_started_at = now() - interval '1 hour', next_attempt_at = now()
       where interview_id = $1 and state = 'pending' returning id`,
      [interviewId],
    );
    return rows.length;
  }
  const inState = (id: string, state: string, kind?: string) =>
    eventually(async () => {
      const delivery = await deliveryOf(id, kind);
      return delivery?.state === state && delivery;
    }, 30_000);
  const messagesTo = (number: string) => fake.messages.filter(({ to }) => to === number);

  it('verifies the webhook and refuses calls with a wrong token or signature', async () => {
    const path = '/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=42&hub.verify_token=';
    const visitor = system.visitor();
    expect(await visitor.get(path + VERIFY_TOKEN)).toMatchObject({ status: 200, body: '42' });
    expect(await visitor.get(`${path}errado`)).toMatchObject({ status: 403 });
    const body = { object: 'whatsapp_business_account', entry: [] };
    const signed = (signature: string) =>
      visitor.send('POST', '/api/whatsapp/webhook', body, { 'x-hub-signature-256': signature });
    expect((await signed(`sha256=${'0'.repeat(64)}`)).status).toBe(403);
    expect((await signed('')).status).toBe(403);
    expect(await fake.reportOnce()).toBe(200);
  });

  it('sends the template once although the API first limits the rate and then fails', async () => {
    fake.failures.push({ status: 429, code: 130429 }, { status: 500, code: 131000 });
    const { id } = await invite('(41) 99876-5432');
    await inState(id, 'sent');
    const [message, ...more] = messagesTo('5541998765432');
    expect(more).toEqual([]);
    expect(fake.refused).toEqual([]);
    expect(message).toMatchObject({ type: 'template', template: 'entrevista_convite' });
    expect(message?.parameters[3]).toBe('09:00 (horário de Brasília)');
    expect(message?.parameters[4]).toContain(`/confirmar-entrevista?id=${id}`);
    expect(message?.payloads).toHaveLength(2);
    await eventually(async () => (await read(id)).whatsappSent);
  });

  it('handles reports that are out of order, repeated, or in one call', async () => {
    const { id } = await invite('(41) 99111-0001');
    await inState(id, 'sent');
    const [message] = messagesTo('5541991110001');
    if (!message) throw new Error('no message');
    await fake.report(fake.status(message, 'read'), fake.status(message, 'sent'));
    await inState(id, 'read');
    await fake.report(fake.status(message, 'delivered'), fake.status(message, 'delivered'));
    await fake.report(fake.status(message, 'failed', 131000));
    await system.settle();
    expect(await deliveryOf(id)).toMatchObject({ state: 'read', attempts: 1, lastError: null });
    expect(messagesTo('5541991110001')).toHaveLength(1);
  });

  it('handles a pressed «Confirmar» after an outage of the service and ignores a forged payload', async () => {
    const { id } = await invite('(41) 99111-0002');
    await inState(id, 'sent');
    const [message] = messagesTo('5541991110002');
    const [confirm = '', reschedule = ''] = message?.payloads ?? [];
    if (!message) throw new Error('no message');
    await fake.report(
      fake.press(
        message,
        confirm.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    );
    await system.settle();
    expect((await read(id)).confirmedBy).toBeNull();

    const notifications = system.running.process('notifications');
    await notifications.stop();
    expect(await fake.reportOnce(fake.press(message, confirm))).toBe(503);
    const reported = fake.report(fake.press(message, confirm), fake.press(message, confirm));
    notifications.start();
    await reported;
    expect(await eventually(async () => (await read(id)).confirmedBy)).toBe('whatsapp');

    await fake.report(fake.press(message, reschedule), fake.press(message, reschedule));
    await inState(id, 'sent', 'interview-reschedule-noted');
    await system.settle();
    const interview = await read(id);
    expect(interview.rescheduleRequestedAt).toEqual(expect.any(String));
    expect(interview.confirmedBy).toBe('whatsapp');
    const replies = messagesTo('5541991110002').filter(({ type }) => type === 'text');
    expect(replies.map(({ text }) => text)).toEqual([expect.stringContaining('você prefere outro horário')]);
  });

  it('retries an unknown number without its ninth digit and keeps the form that works', async () => {
    fake.unknown.add('5541988887777');
    const { id } = await invite('(41) 98888-7777');
    await eventually(async () => messagesTo('554188887777').length === 1, 30_000);
    expect(await inState(id, 'sent')).toMatchObject({ attempts: 2, to: '554188887777' });
    const { interviewDate } = await read(id);
    const later = `${await businessDayFrom(admin, addDays(interviewDate.slice(0, 10), 1))}T12:00:00Z`;
    expect((await admin.put(`/api/interviews/${id}`, { interviewDate: later })).status).toBe(200);
    await inState(id, 'sent', 'interview-rescheduled');
    expect(messagesTo('5541988887777')).toHaveLength(1);
    expect(messagesTo('554188887777')).toHaveLength(2);
  });

  it('does not send again when the response is lost, and sets the state by the report', async () => {
    const { id } = await inviteWithoutResponse('(41) 99111-0005');
    expect((await read(id)).whatsappSent).toBe(false);
    const [message] = messagesTo('5541991110005');
    if (!message) throw new Error('no message');
    await fake.report(fake.status(message, 'sent'));
    expect(await inState(id, 'sent')).toMatchObject({ attempts: 1, lastError: null });
    await eventually(async () => (await read(id)).whatsappSent);
    await eventually(async () => (await requestAgain(id)) === 0);
    expect(messagesTo('5541991110005')).toHaveLength(1);
  });

  it('sends again when no report arrives in time', async () => {
    const { id } = await inviteWithoutResponse('(41) 99111-0006');
    expect(await requestAgain(id)).toBe(1);
    expect(await inState(id, 'sent')).toMatchObject({ attempts: 2 });
    expect(messagesTo('5541991110006')).toHaveLength(2);
  });

  itInLongForm(
    'does not send again after its process was killed before the outcome was stored',
    async () => {
      const notifications = system.running.process('notifications');
      fake.onAccepted = async () => {
        notifications.kill('SIGKILL');
        await notifications.exited;
        return false;
      };
      const { id } = await invite('(41) 99111-0007');
      await eventually(async () => messagesTo('5541991110007').length === 1, 30_000);
      await notifications.exited;
      fake.onAccepted = () => true;
      notifications.start();
      await eventually(() => notifications.isReady(), 60_000);
      // The queue repeats the event when the lock of the killed process has expired.
      await eventually(async () => (await deliveryOf(id))?.lastError?.startsWith('UNCONFIRMED'), 90_000);
      const [message] = messagesTo('5541991110007');
      if (!message) throw new Error('no message');
      await fake.report(fake.status(message, 'delivered'));
      expect(await inState(id, 'delivered')).toMatchObject({ attempts: 1, lastError: null });
      await eventually(async () => (await read(id)).whatsappSent);
      expect(messagesTo('5541991110007')).toHaveLength(1);
    },
    150_000,
  );

  it('shows a permanent failure and sends the next message', async () => {
    fake.failures.push({ status: 400, code: 132001, message: 'Template does not exist' });
    const refused = await invite('(41) 99111-0003');
    expect(await inState(refused.id, 'failed')).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining('WHATSAPP_132001') as string,
    });
    expect((await read(refused.id)).whatsappSent).toBe(false);
    const next = await invite('(41) 99111-0004');
    await inState(next.id, 'sent');
  });
});
