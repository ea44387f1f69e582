import { readFile } from 'node:fs/promises';
import { startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { Journey } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';

describe('a referral, from the link to the second instalment', () => {
  let system: TestSystem;
  let admin: Journey;
  let root: Visitor;

  beforeAll(async () => {
    system = await startTestSystem({ env: { ADMIN_PASSWORD: PASSWORD } });
    root = system.visitor();
    await root.login('admin', PASSWORD);
    admin = await Journey.start(system.url);
    await admin.login('admin', PASSWORD);
    await admin.page.waitForURL('**/dashboard');
  }, 120_000);
  afterAll(async () => {
    await admin?.end();
    await system?.stop();
  });

  it('creates a referral to a vacancy', async () => {
    const { page } = admin;
    await page.goto('/indicacoes');
    await page.getByRole('button', { name: 'Nova Indicação' }).click();
    await page.getByRole('button', { name: 'Criar Indicação' }).click();
    await page.getByRole('dialog').getByText('Selecione uma vaga').last().waitFor();
    await page.getByRole('dialog').getByLabel('Vaga').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Criar Indicação' }).click();
    await page.getByText('Indicação criada com sucesso').waitFor();
    await page.getByText(/^REF[A-Z0-9]{6}$/).waitFor();
  });

  it('shows in the control whom the link brought, and hires', async () => {
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
    await page.goto('/controle-indicacoes');
    await page.getByText(`${code?.slice(0, 8)}…`).waitFor();
    await page.getByRole('button', { name: `QR Code da indicação ${code}` }).click();
    const image = page.getByRole('dialog').getByRole('img');
    expect(await image.boundingBox()).toMatchObject({ width: 200, height: 200 });
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();

    await page.getByRole('button', { name: 'Contratar Carla Mendes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar contratação' }).click();
    await page.getByText('Candidato contratado').waitFor();
    await page.getByRole('table').getByText('Pagamentos pendentes').waitFor();
    expect(
      await system.rows(`select status from candidates.candidate where email = 'carla.mendes@example.com'`),
    ).toEqual([{ status: 'contratado' }]);
  });

  it('pays nothing before its day, the first before the second, and then is complete', async () => {
    const { page } = admin;
    await page.goto('/pagamentos-bonus?tab=pendentes');
    expect(await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Mendes' }).isDisabled()).toBe(
      true,
    );

    // A hire long ago stands for the days that would have to pass.
    const { body } = await root.get<Array<{ id: number }>>('/api/referral-applications/all');
    await root.put(`/api/referral-applications/${body[0]?.id}/hire`, { hireDate: '2026-01-10' });
    await page.reload();
    for (const [button, done] of [
      ['Pagar 1º bônus de Carla Mendes', 'O primeiro bônus foi marcado como pago.'],
      ['Pagar 2º bônus de Carla Mendes', 'O segundo bônus foi marcado como pago.'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
      await page.getByText(done).waitFor();
    }
    await page.getByText('Nenhum pagamento pendente').waitFor();
    await page.getByRole('tab', { name: 'Concluídos' }).click();
    await page.getByText('Pagamentos completos').waitFor();
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await page.getByText('Não há dados para exportar').waitFor();
  });

  it('keeps bonus rules', async () => {
    const { page } = admin;
    await page.getByRole('tab', { name: 'Regras de Bônus' }).click();
    await page.getByRole('button', { name: 'Nova regra' }).click();
    await page.getByLabel('Departamento').fill('Engenharia');
    await page.getByLabel('Valor total (R$)').fill('1.500,00');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Regra criada').waitFor();
    expect(await system.rows('select department, bonus_cents from referrals.bonus_rule')).toEqual([
      { department: 'Engenharia', bonus_cents: 150_000 },
    ]);
  });

  it('exports the referrals', async () => {
    const { page } = admin;
    await page.goto('/controle-indicacoes');
    await page.getByText('Carla Mendes').first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('indicacoes.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.startsWith('\uFEFFCódigo;Indicador')).toBe(true);
  });

  it('cleans only after the phrase was typed', async () => {
    const { page } = admin;
    await page.goto('/limpeza-banco');
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
    expect(await system.rows('select id from candidates.candidate')).toEqual([]);
    expect(admin.complaints).toEqual([]);
  });
});
