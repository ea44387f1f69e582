import { readFile } from 'node:fs/promises';
import { startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { Journey } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';
const OTHER_PASSWORD = 'gralha-azul-77';
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

interface Application {
  id: number;
  candidateId: number;
  candidateName: string;
}

describe('money that was promised for a referral', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;
  let bruna: Journey;
  let people = 0;

  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
      env: { ADMIN_PASSWORD: PASSWORD },
    });
    root = system.visitor();
    await root.login('admin', PASSWORD);
    await register('bruna', { isAdmin: true });
    admin = await Journey.startAdmin(system.url, PASSWORD);
    bruna = await Journey.start(system.url);
    await bruna.login('bruna', OTHER_PASSWORD);
    await bruna.page.waitForURL('**/dashboard');
  }, 240_000);
  afterAll(async () => {
    await admin?.end();
    await bruna?.end();
    await system?.stop();
  });

  const register = async (username: string, more: object) =>
    (await root.post<{ id: number }>('/api/auth/register', { username, password: OTHER_PASSWORD, ...more }))
      .body.id;
  const candidate = async (firstName: string, referralCode: string, more: object = {}) => {
    people += 1;
    await system.visitor().post('/api/candidates', {
      firstName,
      lastName: 'Prates',
      email: `${firstName.toLowerCase()}.${people}@example.com`,
      phone: `41 98888-${1000 + people}`,
      referralCode,
      recaptchaToken: await system.captcha(),
      ...more,
    });
    await system.settle();
  };
  const applicationOf = async (firstName: string): Promise<Application> => {
    const { body } = await root.get<Application[]>('/api/referral-applications/all');
    const found = body.find(({ candidateName }) => candidateName === `${firstName} Prates`);
    if (!found) throw new Error(`${firstName} was not referred`);
    return found;
  };
  /** Somebody whom the user referred, and who was hired so many days ago. */
  const hired = async (firstName: string, days: number, referrer = root) => {
    const { body } = await referrer.post<{ code: string }>('/api/referrals', { jobId: 5 });
    await candidate(firstName, body.code);
    const application = await applicationOf(firstName);
    await root.put(`/api/candidates/${application.candidateId}/status`, { status: 'contratado' });
    await system.settle();
    await root.put(`/api/referral-applications/${application.id}/hire`, { hireDate: ago(days) });
    await system.settle();
    return application;
  };
  const bonuses = ({ page }: Journey) => page.getByRole('list', { name: 'Bônus de indicação' });
  const card = (journey: Journey, firstName: string) =>
    bonuses(journey)
      .getByRole('listitem')
      .filter({ hasText: `${firstName} Prates` });
  const download = async (button: string) => {
    const [file] = await Promise.all([
      admin.page.waitForEvent('download'),
      admin.page.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  it('is paid once by two who pay at once: the second reads who paid and when', async () => {
    await hired('Carla', 60);
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

  it('is taken back with a reason, and its history explains it to the cent', async () => {
    const { page } = bruna;
    await page.getByRole('button', { name: 'Desfazer pagamento de Carla Prates' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Desfazer pagamento' }).click();
    await dialog.getByText('Informe o motivo (pelo menos 3 caracteres)').waitFor();
    await dialog.getByLabel('Motivo').fill('Conta bancária errada');
    await dialog.getByRole('button', { name: 'Desfazer pagamento' }).click();
    await bruna.waitForToast('Pagamento desfeito', 'A primeira parcela voltou a ficar em aberto.');
    // The other screen learns it without being touched.
    await admin.page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).waitFor();

    await card(bruna, 'Carla').getByText('Banco de Talentos').click();
    const lines = page.getByRole('dialog').getByRole('list', { name: 'Histórico do bônus' });
    await lines.getByText('Motivo: Conta bancária errada').waitFor();
    const texts = (await lines.getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/[^\S\n]+/g, ' '),
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      'Candidatura registrada',
      'Contratação registrada',
      'Data de contratação alterada',
      'Pagamento registrado',
      'Pagamento desfeito',
    ]);
    expect(texts[3]).toMatch(/1ª parcela · R\$ 250,00 · data [\d/]+\s+.* · admin$/);
    expect(texts[4]).toMatch(/1ª parcela · -R\$ 250,00 · data [\d/]+\s+Motivo: .*\s+.* · bruna$/);
    await bruna.picture('historico-do-bonus');
    await page.getByRole('button', { name: 'Fechar' }).click();
  });

  it('is suspended with its reason when the candidate is rejected, and payable when the hire stands again', async () => {
    const { candidateId } = await applicationOf('Carla');
    await root.put(`/api/candidates/${candidateId}/status`, { status: 'rejected' });
    const { page } = admin;
    await card(admin, 'Carla').getByText('Suspenso: candidato reprovado').waitFor();
    expect(await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).count()).toBe(0);
    await admin.picture('bonus-suspenso');
    await root.put(`/api/candidates/${candidateId}/status`, { status: 'contratado' });
    const pay = page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' });
    await pay.waitFor();
    expect(await pay.isEnabled()).toBe(true);
  });

  it('comes with a hire that can be taken back: at once, and later with a reason', async () => {
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    await candidate('Dora', body.code);
    const { page } = admin;
    await page.goto('/pagamentos-bonus');
    const hire = page.getByRole('button', { name: 'Registrar contratação de Dora Prates' });
    await hire.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Data de contratação' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('01012099');
    await dialog.getByText('A data de contratação pode ser no máximo 180 dias depois de hoje.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Registrar contratação' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    const { id, candidateId } = await applicationOf('Dora');
    expect(await root.put(`/api/referral-applications/${id}/hire`, { hireDate: '2099-01-01' })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ field: 'hireDate', message: expect.stringContaining('180 dias') as string }] },
      },
    );

    const statusNow = async () =>
      (await root.get<{ status: string }>(`/api/candidates/${candidateId}`)).body.status;
    await hire.click();
    await dialog.getByRole('button', { name: 'Registrar contratação' }).click();
    await admin.waitForToast('Candidato contratado');
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await admin.waitForToast('Mudança desfeita');
    await hire.waitFor();
    expect(await statusNow()).toBe('new');

    await hire.click();
    await dialog.getByRole('button', { name: 'Registrar contratação' }).click();
    await page.getByRole('button', { name: 'Desfazer contratação de Dora Prates' }).click();
    await dialog.getByLabel('Motivo').fill('Desistiu antes de começar');
    await dialog.getByRole('button', { name: 'Desfazer contratação' }).click();
    await admin.waitForToast('Contratação desfeita');
    await hire.waitFor();
    expect(await statusNow()).toBe('approved');
    await card(admin, 'Dora').getByText('Aguardando contratação').waitFor();
    expect(admin.complaints).toEqual([]);
  });

  it('is exported tab by tab', async () => {
    await admin.page.goto('/pagamentos-bonus?tab=pendentes');
    await card(admin, 'Carla').waitFor();
    const pending = await download('Exportar CSV');
    expect(pending.name).toMatch(/^bonus-pendentes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(pending.text).toContain('Carla Prates');
    expect(pending.text).not.toContain('Dora Prates');
    await admin.page.getByRole('tab', { name: 'Concluídos' }).click();
    await admin.page.getByText('Nenhum pagamento concluído').waitFor();
    await admin.page.getByRole('button', { name: 'Exportar CSV' }).click();
    await admin.waitForToast('Não há dados para exportar');
  });

  it('is due today only on its day, also on a screen that stays open over midnight', async () => {
    await hired('Elisa', 10);
    const { id } = await applicationOf('Elisa');
    const { page } = bruna;
    // Eleven at night in São Paulo; the first instalment is due on the next day.
    const evening = new Date(`${ago(0)}T02:00:00Z`);
    const tomorrow = new Date(evening.getTime() + 3 * 3_600_000);
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
    expect(bruna.complaints).toEqual([]);
  });

  it('is not earned by referring oneself; an administrator may say otherwise', async () => {
    const visitor = { referrerName: 'Fabi Prates', referrerEmail: 'fabi.prates@gmail.com' };
    await system.visitor().post('/api/referrals/anonymous', { ...visitor, code: 'REFFABI01' });
    await candidate('Fabi', 'REFFABI01', { email: 'FabiPrates+vaga@gmail.com' });
    const { page } = admin;
    await page.goto('/pagamentos-bonus');
    await card(admin, 'Fabi').getByText('Sem bônus: autoindicação').waitFor();
    await page.getByRole('button', { name: 'Liberar bônus de Fabi Prates' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Mãe e filha com o mesmo e-mail');
    await page.getByRole('dialog').getByRole('button', { name: 'Liberar bônus' }).click();
    await admin.waitForToast('Bônus liberado');
    await page.getByRole('button', { name: 'Registrar contratação de Fabi Prates' }).waitFor();
  });

  it('keeps its payee when the user is removed, which names what is open', async () => {
    const id = await register('gil.reis', {
      fullName: 'Gil Reis',
      email: 'gil@araucaria.example',
      isEmployee: true,
    });
    const gil = system.visitor();
    await gil.login('gil.reis', OTHER_PASSWORD);
    await hired('Helena', 50, gil);
    const { page } = admin;
    await page.goto('/usuarios');
    await page.getByRole('button', { name: 'Excluir gil.reis' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/1 indicação continua em nome deste usuário; 1 bônus a pagar \(R\$\s500,00\)\./)
      .waitFor();
    await admin.picture('excluir-usuario');
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
    await admin.waitForToast('Usuário excluído');
    expect((await gil.get('/api/auth/me')).status).toBe(401);
    expect(await root.delete(`/api/users/${id}`)).toMatchObject({ status: 404 });
    await page.goto('/pagamentos-bonus?tab=pendentes');
    await card(admin, 'Helena').getByText('Gil Reis').waitFor();
    await card(admin, 'Helena').getByText('Usuário desativado').waitFor();
    // An export of referrals names the address of an employee too.
    const { body } = await root.get<string>('/api/referrals/export.csv');
    expect(body).toContain('Gil Reis;gil@araucaria.example;');
  });

  it('is explained without the person after a referrer had their data erased', async () => {
    const visitor = { referrerName: 'Iara Nunes', referrerEmail: 'Iara.Nunes@example.com' };
    await system.visitor().post('/api/referrals/anonymous', { ...visitor, code: 'REFIARA01' });
    await candidate('Jonas', 'REFIARA01', visitor);
    const { id, candidateId } = await applicationOf('Jonas');
    await root.put(`/api/candidates/${candidateId}/status`, { status: 'contratado' });
    await root.put(`/api/referral-applications/${id}/hire`, { hireDate: ago(50) });
    await system.settle();

    const { page } = admin;
    await page.goto('/controle-indicacoes');
    await page.getByRole('button', { name: 'Dados pessoais' }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel('E-mail de quem indica').fill('outra@example.com');
    await dialog.getByRole('button', { name: 'Buscar' }).click();
    await dialog.getByText('Não há dados de quem indica com este e-mail.').waitFor();
    await dialog.getByLabel('E-mail de quem indica').fill('iara.nunes@EXAMPLE.com');
    await page.keyboard.press('Enter');
    await dialog
      .getByText(/Iara Nunes: 1 indicação, 1 candidato, 1 candidatura que cita esta pessoa\./)
      .waitFor();
    await dialog.getByText(/1 bônus a pagar: R\$\s500,00/).waitFor();
    await admin.picture('dados-de-quem-indica');
    const file = await download('Exportar dados');
    expect(file.name).toBe('dados-de-quem-indica.json');
    expect(JSON.parse(file.text)).toMatchObject({
      referrals: [{ code: 'REFIARA01', referrerEmail: 'Iara.Nunes@example.com' }],
      applications: [{ id, bonusAmount: 50_000 }],
      bonusEntries: expect.arrayContaining([expect.objectContaining({ kind: 'hired' })]) as unknown[],
    });
    await dialog.getByRole('button', { name: 'Apagar dados pessoais' }).click();
    await page.getByRole('button', { name: 'Apagar definitivamente' }).click();
    await admin.waitForToast('Dados apagados');

    await page.goto('/pagamentos-bonus?tab=pendentes');
    await card(admin, 'Jonas').getByText('Suspenso: dados de quem indicou foram apagados').waitFor();
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

  it('fits its tables at each width', async () => {
    for (const path of ['/pagamentos-bonus', '/pagamentos-bonus?tab=regras', '/controle-indicacoes'])
      for (const width of [1440, 1280, 1120, 1024, 360]) {
        await admin.page.setViewportSize({ width, height: 860 });
        await admin.page.goto(path);
        await admin.page.getByRole('heading', { level: 1 }).waitFor();
        await admin.page.getByRole('progressbar').first().waitFor({ state: 'detached' });
        await admin.picture(`dinheiro${path.replace(/[^a-z]+/g, '-')}-${width}`);
        expect([path, width, await admin.cutOff(), await admin.overflow()]).toEqual([path, width, [], 0]);
      }
    await admin.page.setViewportSize({ width: 1280, height: 860 });
  });

  it('is stated, and offered as a file, before a cleaning deletes it', async () => {
    const { page } = admin;
    await page.goto('/limpeza-banco');
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/4 bônus de indicação com parcelas a pagar, R\$\s2\.000,00 no total/).waitFor();
    await admin.picture('limpeza-com-bonus');
    const owed = await download('Exportar bônus pendentes');
    expect(owed.name).toMatch(/^bonus-pendentes-/);
    expect(owed.text).toContain('Helena Prates;Gil Reis;');
    // Somebody applies while it is being cleaned.
    const { body } = await root.post<{ code: string }>('/api/referrals', { jobId: 5 });
    const recaptchaToken = await system.captcha();
    await dialog.getByLabel('Senha de confirmação').fill('APAGAR TODOS OS DADOS');
    const late = system.visitor().post('/api/candidates', {
      firstName: 'Lia',
      lastName: 'Prates',
      email: 'lia@example.com',
      phone: '41 98888-0000',
      referralCode: body.code,
      recaptchaToken,
    });
    await dialog.getByRole('button', { name: 'Apagar definitivamente' }).click();
    await admin.waitForToast('Limpeza parcial concluída', 'Bônus a pagar que deixaram de existir');
    await late;
    await system.settle();
    // Whoever is left has a candidate: there is no row that could be paid for nobody.
    expect(
      await system.rows(
        `select a.id from referrals.referral_application a
         where not exists (select 1 from candidates.candidate c where c.id = a.candidate_id)`,
      ),
    ).toEqual([]);
    expect(admin.complaints).toEqual([]);
  });
});
