import { eventually, itInLongForm, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { DAY_MS, HOUR_MS } from '@araucaria/contracts/domain';
import { download } from './support/download.js';
import type { Journey } from './support/journey.js';
import { daysAgo, ReferredCandidates } from './support/referred-candidates.js';
import { resize } from './support/resize.js';
import { startTwoAdministrators, type TwoAdministrators } from './support/two-administrators.js';

describe('the payment of a bonus', () => {
  let system: TestSystem;
  let administrators: TwoAdministrators;
  let root: Visitor;
  let admin: Journey;
  /** Another administrator. */
  let bruna: Journey;
  let referred: ReferredCandidates;

  beforeAll(async () => {
    system = await startTestSystem();
    administrators = await startTwoAdministrators(system);
    ({ root, admin, bruna } = administrators);
    referred = new ReferredCandidates(system, root);
  });
  afterAll(async () => {
    await administrators?.close();
    await system?.stop();
  });

  const card = ({ page }: Journey, firstName: string) =>
    page
      .getByRole('table', { name: 'Bônus de indicação' })
      .getByRole('row')
      .filter({ hasText: `${firstName} Prates` });

  it('is registered once when two users pay at the same time; the second sees who paid', async () => {
    await referred.hire('Carla', 60);
    for (const { page } of [admin, bruna]) {
      await page.goto('/pagamentos-bonus?tab=pendentes');
      await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).click();
    }
    await admin.page.getByRole('button', { name: 'Confirmar pagamento' }).click();
    await admin.waitForToast('Pagamento registrado', 'O primeiro bônus foi marcado como pago.');
    await bruna.page.getByRole('button', { name: 'Confirmar pagamento' }).click();
    await bruna.waitForToast('Nada foi registrado', 'Esta parcela já foi paga em');
    await bruna.page.getByText(/Esta parcela já foi paga em \d\d\/\d\d\/\d{4} por admin\./).waitFor();
    await card(bruna, 'Carla')
      .getByText(/^Pago em \d\d\/\d\d\/\d{4} por admin$/)
      .waitFor();
  });

  // In `npm test`: payments.spec ('is undone with a reason'), payments.int-spec ('is reversed with a reason …'),
  // bonus-details.spec, hires.int-spec ('names in the ledger …').
  itInLongForm('is reversed with a reason, and the ledger lists every amount', async () => {
    const { page } = bruna;
    await page.getByRole('button', { name: 'Ações sobre o bônus de Carla Prates' }).click();
    await page.getByRole('menuitem', { name: 'Desfazer pagamento' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Conta bancária errada');
    await dialog.getByRole('button', { name: 'Desfazer pagamento' }).click();
    await bruna.waitForToast('Pagamento desfeito', 'A primeira parcela voltou a ficar em aberto.');
    // The other page updates by itself.
    await admin.page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).waitFor();

    await card(bruna, 'Carla').getByText('Banco de Talentos').click();
    const entries = page.getByRole('dialog').getByRole('list', { name: 'Histórico do bônus' });
    await entries.getByText('Motivo: Conta bancária errada').waitFor();
    const texts = (await entries.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/[^\S\n]+/g, ' '),
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      'Candidatura registrada',
      'Contratação registrada',
      'Data de contratação alterada',
      'Pagamento registrado',
      'Pagamento desfeito',
    ]);
    // Of two entries that no user made here: the application, and the hire by a change of the candidate's status.
    expect(texts[0]).toMatch(/ · Candidatura com o link$/);
    expect(texts[1]).toMatch(/ · admin$/);
    expect(texts[3]).toMatch(/1ª parcela · R\$ 250,00 · data [\d/]+\s+.* · admin$/);
    expect(texts[4]).toMatch(/1ª parcela · -R\$ 250,00 · data [\d/]+\s+Motivo: .*\s+.* · bruna$/);
    await bruna.screenshot('historico-do-bonus');
    await page.getByRole('button', { name: 'Fechar' }).click();
  });

  // In `npm test`: suspensions.int-spec ('is suspended when the status becomes …'), bonus-rules.spec.
  itInLongForm(
    'is suspended while the candidate is rejected, and payable after the candidate is hired again',
    async () => {
      const { candidateId } = await referred.applicationOf('Carla');
      await root.put(`/api/candidates/${candidateId}/status`, { status: 'rejected' });
      const { page } = admin;
      await card(admin, 'Carla')
        .getByText(/candidato reprovado/)
        .waitFor();
      expect(await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).count()).toBe(0);
      await admin.screenshot('bonus-suspenso');
      await root.put(`/api/candidates/${candidateId}/status`, { status: 'contratado' });
      const pay = page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' });
      await pay.waitFor();
      expect(await pay.isEnabled()).toBe(true);
    },
  );

  // In `npm test`: payments.spec ('loses its hire first …', 'asks before a hire date …'), payments.int-spec ('is undone with a reason …').
  itInLongForm('follows a hire that can be undone at once, and later with a reason', async () => {
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    await referred.apply('Dora', body.code);
    const { page } = admin;
    await admin.open('/pagamentos-bonus');
    const hireButton = page.getByRole('button', { name: 'Registrar contratação de Dora Prates' });
    await hireButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Data de contratação' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('01012099');
    await dialog.getByText('A data de contratação pode ser no máximo 180 dias depois de hoje.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Registrar contratação' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    const { id, candidateId } = await referred.applicationOf('Dora');
    expect(await root.put(`/api/referral-applications/${id}/hire`, { hireDate: '2099-01-01' })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ field: 'hireDate', message: expect.stringContaining('180 dias') as string }] },
      },
    );

    const candidateStatus = async () =>
      (await root.get<{ status: string }>(`/api/candidates/${candidateId}`)).body.status;
    await hireButton.click();
    await dialog.getByRole('button', { name: 'Registrar contratação' }).click();
    await admin.waitForToast('Candidato contratado');
    await admin.undoOffer.click();
    await admin.waitForToast('Mudança desfeita');
    await hireButton.waitFor();
    expect(await candidateStatus()).toBe('new');

    await hireButton.click();
    await dialog.getByRole('button', { name: 'Registrar contratação' }).click();
    await page.getByRole('button', { name: 'Ações sobre o bônus de Dora Prates' }).click();
    await page.getByRole('menuitem', { name: 'Desfazer contratação' }).click();
    await dialog.getByLabel('Motivo').fill('Desistiu antes de começar');
    await dialog.getByRole('button', { name: 'Desfazer contratação' }).click();
    await admin.waitForToast('Contratação desfeita');
    await hireButton.waitFor();
    expect(await candidateStatus()).toBe('approved');
    await card(admin, 'Dora').getByText('Aguardando contratação').waitFor();
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: pay-due.spec ('are exported as they are sorted', 'are not exported …'), bonus-pages.int-spec.
  itInLongForm('is exported per tab', async () => {
    await admin.open('/pagamentos-bonus?tab=pendentes');
    await card(admin, 'Carla').waitFor();
    const pending = await download(admin.page, 'Exportar CSV');
    expect(pending.name).toMatch(/^bonus-pendentes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(pending.text).toContain('Carla Prates');
    expect(pending.text).not.toContain('Dora Prates');
    await admin.page.getByRole('tab', { name: 'Concluídos' }).click();
    await admin.page.getByText('Nenhum pagamento concluído').waitFor();
    await admin.page.getByRole('button', { name: 'Exportar CSV' }).click();
    await admin.waitForToast('Não há dados para exportar');
  });

  // In `npm test`: bonus-rules.spec ('labels an instalment as due today …'), use-today.spec.
  itInLongForm('is due today only on its day, also on a page that stays open over midnight', async () => {
    await referred.hire('Elisa', 10);
    const { id } = await referred.applicationOf('Elisa');
    const { page } = bruna;
    // 23:00 in São Paulo; the first instalment is due on the next day.
    const evening = new Date(`${daysAgo(0)}T02:00:00Z`);
    const tomorrow = new Date(evening.getTime() + 3 * HOUR_MS);
    await root.put(`/api/referral-applications/${id}/hire`, {
      hireDate: new Date(tomorrow.getTime() - 45 * DAY_MS).toISOString(),
    });
    await page.clock.install({ time: evening });
    await page.goto('/pagamentos-bonus?tab=pendentes');
    await card(bruna, 'Elisa')
      .getByText(/^Vence em /)
      .first()
      .waitFor();
    await page.clock.fastForward('01:00:01');
    await card(bruna, 'Elisa').getByText('Vence hoje').first().waitFor();
    await page.clock.fastForward('24:00:00');
    await card(bruna, 'Elisa')
      .getByText(/^Venceu em /)
      .waitFor();
    expect(await card(bruna, 'Elisa').getByText('Vence hoje').count()).toBe(0);
    expect(bruna.consoleErrors).toEqual([]);
  });

  // In `npm test`: payments.spec ('that is held as a self-referral is released …'), suspensions.int-spec ('a self-referral').
  itInLongForm('is suspended for a self-referral until an administrator releases it', async () => {
    const visitor = { referrerName: 'Fabi Prates', referrerEmail: 'fabi.prates@gmail.com' };
    await system.visitor().post('/api/referrals/anonymous', { ...visitor, code: 'REFFABI01' });
    await referred.apply('Fabi', 'REFFABI01', { email: 'FabiPrates+vaga@gmail.com' });
    const { page } = admin;
    await admin.open('/pagamentos-bonus');
    await card(admin, 'Fabi').getByText('Sem bônus', { exact: true }).waitFor();
    await card(admin, 'Fabi')
      .getByText(/^autoindicação/)
      .waitFor();
    await page.getByRole('button', { name: 'Liberar bônus de Fabi Prates' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Mãe e filha com o mesmo e-mail');
    await page.getByRole('dialog').getByRole('button', { name: 'Liberar bônus' }).click();
    await admin.waitForToast('Bônus liberado');
    await page.getByRole('button', { name: 'Registrar contratação de Fabi Prates' }).waitFor();
  });

  // In `npm test`: pay-due.spec ('is paid in one go …'), payments.int-spec of referrals.
  itInLongForm('of all that is due takes three clicks from another page, whatever their number', async () => {
    for (const name of ['Gil', 'Hana', 'Ivo', 'Jade', 'Lara']) await referred.hire(name, 60);
    const overdue = async () => {
      const { body } = await root.get<Array<{ paymentStatus: string }>>('/api/referral-bonus/predicted');
      return body.filter(({ paymentStatus }) => paymentStatus === 'overdue').length;
    };
    const due = await overdue();
    expect(due).toBeGreaterThanOrEqual(5);
    const { page } = admin;
    await admin.open('/usuarios');
    await page.getByRole('link', { name: /^Pagamentos de Bônus/ }).click();
    const pay = page.getByRole('button', { name: `Pagar vencidas (${due} parcelas)` });
    await pay.waitFor();
    await page.getByRole('link', { name: new RegExp(`\\(${due} bônus\\)`) }).waitFor();
    const figures = await page
      .getByRole('term')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().y));
    expect([figures.length > 3, new Set(figures).size]).toEqual([true, 1]);
    await pay.click();
    const dialog = page.getByRole('dialog', { name: 'Pagar parcelas vencidas' });
    await dialog.getByText('Hana Prates · 1ª parcela').waitFor();
    await admin.screenshot('pagar-vencidas');
    await dialog.getByRole('button', { name: new RegExp(`^Pagar ${due} · R\\$`) }).click();
    await admin.waitForToast(`${due} pagamentos registrados`);
    expect(await overdue()).toBe(0);
    await page.getByRole('button', { name: /^Pagar vencidas/ }).waitFor({ state: 'detached' });
  });

  itInLongForm('of what is due is done by keyboard alone, and returns the focus', async () => {
    await referred.hire('Kika', 60);
    const { page } = admin;
    await admin.open('/pagamentos-bonus');
    const pay = page.getByRole('button', { name: 'Pagar vencidas (1 parcela)' });
    await pay.waitFor();
    await admin.tabTo(pay);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pagar parcelas vencidas' });
    await dialog.getByText('Kika Prates · 1ª parcela').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => pay.evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    await dialog.getByText('Kika Prates · 1ª parcela').waitFor();
    await admin.tabTo(dialog.getByRole('button', { name: /^Pagar 1 · R\$/ }));
    await page.keyboard.press('Enter');
    await admin.waitForToast('1 pagamento registrado');
    await pay.waitFor({ state: 'detached' });
  });

  // In `npm test`: accessibility-staff.e2e ('fits a phone …').
  itInLongForm('fits its tables at each width', async () => {
    for (const path of ['/pagamentos-bonus', '/pagamentos-bonus?tab=regras', '/controle-indicacoes']) {
      await admin.open(path);
      await admin.page.getByRole('heading', { level: 1 }).waitFor();
      await admin.page.getByRole('progressbar').first().waitFor({ state: 'detached' });
      for (const width of [1440, 1280, 1120, 1024, 360]) {
        await resize(admin.page, { width, height: 860 });
        await admin.screenshot(`dinheiro${path.replace(/[^a-z]+/g, '-')}-${width}`);
        const seen = [path, width, await admin.clippedElements(), await admin.overflowPx()];
        expect(seen).toEqual([path, width, [], 0]);
      }
      // The tabs stay on one row, with the selected one in view.
      const tabs = await admin.page.getByRole('tab').all();
      const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
      expect(new Set(tops).size).toBeLessThanOrEqual(1);
      for (const selected of await admin.page.getByRole('tab', { selected: true }).all())
        await eventually(async () => {
          const { x = -1, width = 0 } = (await selected.boundingBox()) ?? {};
          return x >= 0 && x + width <= 360;
        });
    }
    await resize(admin.page, { width: 1280, height: 860 });
  });
});
