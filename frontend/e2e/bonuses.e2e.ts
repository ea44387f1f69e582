import {
  isLongForm,
  itInLongForm,
  startTestSystem,
  story,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { textOf } from './support/download.js';
import { Journey } from './support/journey.js';
import { readQr } from './support/read-qr.js';
import { daysAgo } from './support/referred-candidates.js';

story('a referral from its link to the second instalment', () => {
  let system: TestSystem;
  let admin: Journey;
  let root: Visitor;

  beforeAll(async () => {
    system = await startTestSystem();
    root = await system.admin();
    admin = await Journey.start(system.url, { session: root });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** Exports the list. @returns the lines of the CSV file without its byte order mark */
  const exportCsv = async (name: string | RegExp): Promise<string[]> => {
    const [file] = await Promise.all([
      admin.page.waitForEvent('download'),
      admin.page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(name);
    const text = await textOf(file);
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  };
  const bonusText = (text: string) =>
    admin.page.getByRole('table', { name: 'Bônus de indicação' }).getByText(text);

  it('creates a referral to a job', async () => {
    const { page } = admin;
    await admin.open('/indicacoes');
    await page.getByRole('button', { name: 'Nova Indicação' }).click();
    await page.getByRole('button', { name: 'Criar Indicação' }).click();
    await page.getByRole('dialog').getByText('Selecione uma vaga').last().waitFor();
    await page.getByRole('dialog').getByLabel('Vaga').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Criar Indicação' }).click();
    await page.getByText('Indicação criada com sucesso').waitFor();
    await page.getByText(/^REF[A-Z0-9]{6}$/).waitFor();
  });

  it('lists the applications of the link, and registers a hire', async () => {
    const { page } = admin;
    const code = await page.getByText(/^REF[A-Z0-9]{6}$/).textContent();
    await system.visitor().post('/api/candidates', {
      firstName: 'Carla',
      lastName: 'Mendes',
      email: 'carla.mendes@example.com',
      phone: '41999990000',
      referralCode: code,
      recaptchaToken: await system.captcha(),
    });
    await system.settle();
    await admin.open('/indicacoes?tab=todas');
    const shownCode = page.getByRole('row').getByText(String(code));
    await shownCode.waitFor();
    // On one line.
    expect((await shownCode.boundingBox())?.height).toBeLessThan(30);
    await admin.open('/controle-indicacoes');
    await page.getByText(`${code?.slice(0, 8)}…`).waitFor();
    await admin.chooseAct(`Ações sobre a indicação ${code}`, 'QR Code');
    const image = page.getByRole('dialog').getByRole('img');
    expect(await image.boundingBox()).toMatchObject({ width: 200, height: 200 });
    expect(await readQr(image)).toMatch(new RegExp(`^${system.url}/candidatura\\?jobId=\\d+&ref=${code}$`));
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();

    // A page number beyond the last page leads to the last one, in lists paged by the server or by the site; in `npm test` pager.spec.
    for (const path of isLongForm ? ['/controle-indicacoes', '/indicacoes?tab=todas', '/indicacoes'] : []) {
      await admin.open(`${path}${path.includes('?') ? '&' : '?'}page=9`);
      await page.getByText('Mostrando 1-1 de 1 indicações').waitFor();
      await page.waitForURL((url) => !url.searchParams.has('page'));
      await page.getByRole('row').nth(1).waitFor();
    }
    await admin.open('/controle-indicacoes');

    // The filters are in the address, so the list is the same after a reload.
    await page.getByLabel('Buscar por indicador, código, vaga ou candidato').fill('ninguém');
    await page.getByText('Nenhuma indicação encontrada').waitFor();
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await page.getByText('Não há dados para exportar').waitFor();
    await page.getByLabel('Buscar por indicador, código, vaga ou candidato').fill(`administração ${code}`);
    await page.getByText(`${code?.slice(0, 8)}…`).waitFor();
    await page.getByRole('button', { name: 'Últimos 7 dias' }).click();
    await page.waitForURL(/search=.*startDate=.*endDate=/);
    await page.reload();
    await page.getByRole('button', { name: 'Contratar Carla Mendes' }).waitFor();
    expect(await exportCsv('indicacoes.csv')).toEqual([
      expect.stringMatching(/^Código;Indicador;E-mail;Vaga;/),
      expect.stringContaining(`${code};Administração;`),
    ]);

    await admin.open('/pagamentos-bonus');
    await bonusText('Aguardando contratação').waitFor();
    await page.getByRole('button', { name: 'Registrar contratação de Carla Mendes' }).waitFor();
    await admin.open('/controle-indicacoes');

    await page.getByRole('button', { name: 'Contratar Carla Mendes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar contratação' }).click();
    await page.getByText('Candidato contratado').waitFor();
    await page.getByRole('table').getByText('Pagamentos pendentes').waitFor();
    expect(
      await system.rows(`select status from candidates.candidate where email = 'carla.mendes@example.com'`),
    ).toEqual([{ status: 'contratado' }]);
  });

  it('allows each payment from its due day on, the first instalment before the second', async () => {
    const { page } = admin;
    await admin.open('/pagamentos-bonus?tab=pendentes');
    expect(await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Mendes' }).isDisabled()).toBe(
      true,
    );

    // An earlier hire replaces the wait for the due days: 60 days for the first instalment, then 100 for the second.
    const { body } = await root.get<Array<{ id: number }>>('/api/referral-applications/all');
    const path = `/api/referral-applications/${body[0]?.id}`;
    const pay = async (instalment: string, message: string) => {
      await page.getByRole('button', { name: `Pagar ${instalment} bônus de Carla Mendes` }).click();
      await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
      await page.getByText(message).waitFor();
    };
    await root.put(`${path}/hire`, { hireDate: daysAgo(60) });
    await page.reload();
    await pay('1º', 'O primeiro bônus foi marcado como pago.');
    await bonusText('Primeira parcela paga').waitFor();
    expect(await page.getByRole('button', { name: 'Pagar 2º bônus de Carla Mendes' }).isDisabled()).toBe(
      true,
    );
    expect(await root.put(`${path}/second-bonus`, { paid: true })).toMatchObject({
      status: 409,
      body: { code: 'BONUS_NOT_DUE' },
    });

    await page.getByRole('tab', { name: 'Previstos' }).click();
    await page.getByLabel('Buscar por candidato, indicador ou vaga').fill('carla');
    await page.waitForURL(/search=carla/);
    // The URL changes before the page: the export is that of the tab which is shown.
    await page.getByRole('tab', { name: 'Previstos', selected: true }).waitFor();
    expect(await exportCsv(/^bonus-previstos-\d{4}-\d{2}-\d{2}\.csv$/)).toEqual([
      expect.stringMatching(/^Candidato;Indicador;Vaga;Situação;/),
      expect.stringMatching(
        /^Carla Mendes;Administração;Banco de Talentos;Primeira parcela paga;.*;admin;[^;]*$/,
      ),
    ]);

    await root.put(`${path}/hire`, { hireDate: daysAgo(100) });
    await admin.open('/pagamentos-bonus?tab=pendentes');
    await pay('2º', 'O segundo bônus foi marcado como pago.');
    await page.getByText('Nenhum pagamento pendente').waitFor();
    await page.getByRole('tab', { name: 'Concluídos' }).click();
    await page.getByText('Pagamentos completos').waitFor();
    expect(await exportCsv(/^bonus-concluidos-\d{4}-\d{2}-\d{2}\.csv$/)).toEqual([
      expect.stringMatching(/^Candidato;Indicador;Vaga;Situação;/),
      expect.stringMatching(/^Carla Mendes;Administração;Banco de Talentos;Pagamentos completos;/),
    ]);
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: rules.spec, bonus-rules.int-spec, the gateway's referrals.e2e.
  itInLongForm('creates bonus rules', async () => {
    const { page } = admin;
    await page.getByRole('tab', { name: 'Regras de Bônus' }).click();
    await page.getByRole('button', { name: 'Nova regra' }).click();
    await page.getByLabel('Departamento').selectOption('Engenharia');
    await page.getByLabel('Valor total (R$)').fill('0');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Informe o valor do bônus em reais, maior que zero').waitFor();
    await page.getByLabel('Valor total (R$)').fill('1.500,00');
    await page.getByLabel('Nível da vaga').fill('não existe');
    await page.getByText('Nenhuma vaga de hoje segue esta regra.').waitFor();
    await page.getByLabel('Nível da vaga').fill('');
    await page.getByText(/^Vagas de hoje que seguem esta regra \(\d+\): /).waitFor();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Regra criada').waitFor();
    expect(await system.rows('select department, bonus_cents from referrals.bonus_rule')).toEqual([
      { department: 'Engenharia', bonus_cents: 150_000 },
    ]);
  });

  // In `npm test`: cleaning-dialog.spec, cleaning.spec, the gateway's back-office.e2e ('removes only candidates, or everything …').
  itInLongForm('cleans candidates, then everything, only after the phrase is typed', async () => {
    const { page } = admin;
    await admin.open('/limpeza-banco');
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    const confirm = page.getByRole('button', { name: 'Apagar definitivamente' });
    await confirm.click();
    await page.getByText('Senha de confirmação necessária').first().waitFor();
    await page.getByLabel('Senha de confirmação').fill('apagar');
    await confirm.click();
    await page.getByText('Erro na limpeza parcial').waitFor();
    expect(
      Number((await system.rows('select count(*) as n from candidates.candidate'))[0]?.n),
    ).toBeGreaterThan(0);
    await page.getByLabel('Senha de confirmação').fill('APAGAR TODOS OS DADOS');
    await confirm.click();
    await page.getByText('Limpeza parcial concluída').waitFor();
    await page.getByText(/Removidos: \d+ candidatos, .*1 aplicação de indicação/).waitFor();
    expect(await system.rows('select id from candidates.candidate')).toEqual([]);
    expect(await system.rows('select id from referrals.referral')).toHaveLength(1);

    await page.getByRole('button', { name: 'Limpar banco de dados' }).click();
    await page.getByLabel('Senha de confirmação').fill('APAGAR TODOS OS DADOS');
    await confirm.click();
    await page.getByText('Banco de dados limpo').waitFor();
    await page.getByText(/Removidos: 1 indicação, .*vagas, \d+ usuário/).waitFor();
    expect(await system.rows('select username from users.account')).toEqual([{ username: 'admin' }]);
    expect(await system.rows('select id from jobs.job where not is_system')).toEqual([]);
    await page.getByRole('term').filter({ hasText: 'Vagas' }).waitFor();
    expect(admin.consoleErrors).toEqual([]);
  });
});
