import {
  applicant,
  itInLongForm,
  startTestSystem,
  storeFailedMessage,
  story,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { axeFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

const STOP_TIMEOUT_MS = 5_000;

story('the operations page', () => {
  let system: TestSystem;
  let admin: Journey;
  let caller: Visitor;

  beforeAll(async () => {
    system = await startTestSystem();
    caller = await system.admin();
    const form = { ...applicant(1), recaptchaToken: await system.captcha() };
    expect((await caller.post('/api/candidates', form)).status).toBe(201);
    await system.settle();
    await system.running.process('interviews').stop(STOP_TIMEOUT_MS);
    await system.rows(
      `update notifications.delivery set state = 'failed', sent_at = null, last_error = '550 Caixa cheia'`,
    );
    for (const name of ['event.unknown-one', 'event.unknown-two'])
      await storeFailedMessage(system.redisPrefix, 'referrals', {
        name,
        payload: { candidateId: 42 },
        reason: `no handler for ${name}`,
      });
    await system.settle();
    admin = await Journey.start(system.url, { session: caller });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  it('shows services, queues, the last cron runs, and why messages failed', async () => {
    const { page } = admin;
    await page.goto('/usuarios');
    await page.getByRole('link', { name: 'Operações' }).click();
    await page.getByRole('heading', { name: 'Operações', level: 1 }).waitFor();
    const row = (list: string, name: string) =>
      page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: name });
    await row('Serviços', 'Candidatos').getByText('Em funcionamento').waitFor();
    await row('Serviços', 'Entrevistas').getByText('Fora do ar').waitFor();
    await row('Varreduras', 'Vencimentos de bônus').getByText('Concluída').waitFor();
    const failedMessage = row('Mensagens com falha', 'event.unknown-one');
    await failedMessage.getByText('Mensagem desconhecida').waitFor();
    await failedMessage.getByText('Detalhes técnicos').click();
    await failedMessage.getByText('no handler for event.unknown-one').waitFor();
    await failedMessage.getByText('candidateId: 42').waitFor();
    expect(await row('Filas', 'Eventos de Indicações').getByRole('cell').allInnerTexts()).toEqual([
      '0',
      '0',
      '0',
      '2',
      '1',
    ]);
    await admin.screenshot('operacoes');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('replays failed messages and resends failed deliveries', async () => {
    const { page } = admin;
    await page.getByRole('row').filter({ hasText: 'event.unknown-one' }).getByRole('button').click();
    await page.getByText('Reprocessamento iniciado').first().waitFor();
    await system.settle();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByRole('button', { name: 'Reprocessar todas' }).click();
    await admin.screenshot('operacoes-reprocessar');
    await page.getByRole('dialog').getByRole('button', { name: 'Reprocessar', exact: true }).click();
    await page.getByText(/2 mensagens$/).waitFor();

    await page.getByText('550 Caixa cheia').waitFor();
    await page.getByRole('button', { name: 'Reenviar Confirmação de candidatura' }).click();
    await page.getByText('Mensagem na fila de envio').waitFor();
    await system.settle();
    const [sent] = await system.rows<{ state: string }>('select state from notifications.delivery');
    expect(sent?.state).toBe('sent');
  });

  // In `npm test`: content-security-policy.e2e ('allows the page of the queues its own styles only').
  itInLongForm('opens the queue dashboard, which the content security policy allows', async () => {
    const { page } = admin;
    await page.goto('/admin/queues');
    await page.getByText('bonus-schedule').first().waitFor();
    await page.goto('/admin/queues/queue/referrals?status=failed');
    await page.getByText('event.unknown-one').first().waitFor();
    await admin.screenshot('filas');
    expect(admin.consoleErrors).toEqual([]);
  });

  itInLongForm('fits a phone', async () => {
    const { page } = admin;
    await resize(page, VIEWPORTS.phone);
    await page.goto('/operacoes');
    await page.getByRole('list', { name: 'Serviços' }).waitFor();
    expect(await admin.overflowPx()).toBe(0);
    await admin.screenshot('operacoes-360');
  });
});
