import { startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { download } from './support/download.js';
import { Journey } from './support/journey.js';
import { daysAgo, ReferredCandidates } from './support/referred-candidates.js';

const PASSWORD = 'gralha-azul-77';

describe('a bonus whose payee or candidate is removed', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;
  let referred: ReferredCandidates;

  beforeAll(async () => {
    system = await startTestSystem();
    root = await system.admin();
    referred = new ReferredCandidates(system, root);
    admin = await Journey.start(system.url, { session: root });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const card = (firstName: string) =>
    admin.page
      .getByRole('table', { name: 'Bônus de indicação' })
      .getByRole('row')
      .filter({ hasText: `${firstName} Prates` });

  it('keeps its payee when the user is removed, after a warning about open bonuses', async () => {
    const { body: account } = await root.post<{ id: number }>('/api/auth/register', {
      username: 'gil.reis',
      password: PASSWORD,
      fullName: 'Gil Reis',
      email: 'gil@araucaria.example',
      isEmployee: true,
    });
    const gil = system.visitor();
    await gil.login('gil.reis', PASSWORD);
    await referred.hire('Helena', 50, gil);
    const { page } = admin;
    await admin.open('/usuarios');
    await admin.chooseAct('Ações sobre gil.reis', 'Excluir');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/1 indicação continua em nome deste usuário; 1 bônus a pagar \(R\$\s500,00\)\./)
      .waitFor();
    await admin.screenshot('excluir-usuario');
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
    await admin.waitForToast('Usuário excluído');
    expect((await gil.get('/api/auth/me')).status).toBe(401);
    expect(await root.delete(`/api/users/${account.id}`)).toMatchObject({ status: 404 });
    await admin.open('/pagamentos-bonus?tab=pendentes');
    await card('Helena').getByText('Gil Reis').waitFor();
    await card('Helena').getByText('Usuário desativado').waitFor();
    // The export has the e-mail of the removed employee.
    const { body } = await root.get<string>('/api/referrals/export.csv');
    expect(body).toContain('Gil Reis;gil@araucaria.example;');
  });

  it('is suspended and keeps its ledger after the referrer’s personal data is erased', async () => {
    const visitor = { referrerName: 'Iara Nunes', referrerEmail: 'Iara.Nunes@example.com' };
    await system.visitor().post('/api/referrals/anonymous', { ...visitor, code: 'REFIARA01' });
    await referred.apply('Jonas', 'REFIARA01', visitor);
    const { id, candidateId } = await referred.applicationOf('Jonas');
    await root.put(`/api/candidates/${candidateId}/status`, { status: 'contratado' });
    await root.put(`/api/referral-applications/${id}/hire`, { hireDate: daysAgo(50) });
    await system.settle();

    const { page } = admin;
    await admin.open('/controle-indicacoes');
    await page.getByRole('button', { name: 'Dados pessoais' }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel('E-mail de quem indica').fill('outra@example.com');
    await dialog.getByRole('button', { name: 'Buscar', exact: true }).click();
    await dialog.getByText('Não há dados de quem indica com este e-mail.').waitFor();
    await dialog.getByLabel('E-mail de quem indica').fill('iara.nunes@EXAMPLE.com');
    await page.keyboard.press('Enter');
    await dialog
      .getByText(/Iara Nunes: 1 indicação, 1 candidato, 1 candidatura que cita esta pessoa\./)
      .waitFor();
    await dialog.getByText(/1 bônus a pagar: R\$\s500,00/).waitFor();
    await admin.screenshot('dados-de-quem-indica');
    const file = await download(admin.page, 'Exportar dados');
    expect(file.name).toBe('dados-de-quem-indica.json');
    expect(JSON.parse(file.text)).toMatchObject({
      referrals: [{ code: 'REFIARA01', referrerEmail: 'Iara.Nunes@example.com' }],
      applications: [{ id, bonusAmount: 50_000 }],
      bonusEntries: expect.arrayContaining([expect.objectContaining({ kind: 'hired' })]) as unknown[],
    });
    await dialog.getByRole('button', { name: 'Apagar dados pessoais' }).click();
    await page.getByRole('button', { name: 'Apagar definitivamente' }).click();
    await admin.waitForToast('Dados apagados');

    await admin.open('/pagamentos-bonus?tab=pendentes');
    await card('Jonas')
      .getByText(/dados de quem indicou foram apagados/)
      .waitFor();
    const tables = [
      'referrals.referral',
      'candidates.candidate',
      'notifications.delivery',
      'users.audit_entry',
    ];
    for (const table of tables)
      expect([
        table,
        await system.rows(`select * from ${table} t where t::text ilike '%iara.nunes%'`),
      ]).toEqual([table, []]);
    expect(
      await system.rows(`select action, details from users.audit_entry where action like 'erase-referrer%'`),
    ).toEqual([
      { action: 'erase-referrer.begun', details: {} },
      {
        action: 'erase-referrer.done',
        details: { referrals: 1, applications: 1, mentions: 1, users: 0, owedCents: 50_000 },
      },
    ]);
  });

  it('is shown and exported before a cleaning deletes it', async () => {
    const { page } = admin;
    await admin.open('/limpeza-banco');
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/2 bônus de indicação com parcelas a pagar, R\$\s1\.000,00 no total/).waitFor();
    await admin.screenshot('limpeza-com-bonus');
    const file = await download(admin.page, 'Exportar bônus pendentes');
    expect(file.name).toMatch(/^bonus-pendentes-/);
    expect(file.text).toContain('Helena Prates;Gil Reis;');
    // A candidate applies during the cleaning.
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    const recaptchaToken = await system.captcha();
    await dialog.getByLabel('Senha de confirmação').fill('APAGAR TODOS OS DADOS');
    const application = system.visitor().post('/api/candidates', {
      firstName: 'Lia',
      lastName: 'Prates',
      email: 'lia@example.com',
      phone: '41 98888-0000',
      referralCode: body.code,
      recaptchaToken,
    });
    await dialog.getByRole('button', { name: 'Apagar definitivamente' }).click();
    await admin.waitForToast('Limpeza parcial concluída', 'Bônus a pagar que deixaram de existir');
    await application;
    await system.settle();
    // No bonus remains without its candidate.
    expect(
      await system.rows(
        `select a.id from referrals.referral_application a
         where not exists (select 1 from candidates.candidate c where c.id = a.candidate_id)`,
      ),
    ).toEqual([]);
    expect(admin.consoleErrors).toEqual([]);
  });
});
