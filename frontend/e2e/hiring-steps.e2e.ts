import { startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { axeFindings } from './axe.js';
import { Journey } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';

describe('hiring, step by step, in a browser', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['candidates', 'interviews', 'jobs', 'notifications', 'referrals', 'users'],
      env: { SEED_DEMO: 'false', ADMIN_PASSWORD: PASSWORD },
    });
    root = system.visitor();
    await root.login('admin', PASSWORD);
    admin = await Journey.startAdmin(system.url, PASSWORD);
  }, 180_000);
  afterAll(async () => {
    await admin?.end();
    await system?.stop();
  });

  /** A candidate called `Ana <lastName>`. */
  const somebody = async (lastName: string, status = 'new'): Promise<number> => {
    const [row] = await system.rows<{ id: number }>(
      `insert into candidates.candidate (first_name, last_name, email, phone)
       values ('Ana', $1, lower($1) || '@example.com', '(41) 99999-0000') returning id`,
      [lastName],
    );
    if (status !== 'new')
      expect((await root.put(`/api/candidates/${row!.id}/status`, { status })).status).toBe(200);
    return row!.id;
  };
  const found = async (id: number) =>
    (await root.get<{ status: string; hiringStep: string; hireDate: string }>(`/api/candidates/${id}`)).body;

  it('says so where there is nothing to draw yet', async () => {
    const { page } = admin;
    await page.goto('/hiring-dashboard');
    for (const title of ['Distribuição por etapa', 'Conversão', 'Contratações por mês'])
      await page.getByRole('figure', { name: title }).getByText('Ainda não há dados').waitFor();
    expect(await page.getByText(/^0[,.]\d/).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await admin.picture('graficos-vazios');
  });

  it('advances one stage, however often the button is pressed', async () => {
    const { page } = admin;
    const id = await somebody('Passo', 'approved');
    await page.goto('/candidatos-aprovados');
    await page.getByRole('button', { name: 'Avançar Ana Passo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avançar Status de Contratação' });
    await dialog.getByRole('button', { name: 'Avançar', exact: true }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await admin.waitForToast('Status atualizado', 'Ana Passo: Proposta Enviada');
    expect(await found(id)).toMatchObject({ status: 'hiring_offer', hireDate: null });

    await page.goto('/hiring-dashboard');
    await page.getByRole('button', { name: 'Avançar Ana Passo' }).click();
    const step = page.getByRole('dialog', { name: 'Avançar etapa de contratação' });
    await step.getByRole('button', { name: 'Avançar', exact: true }).dblclick();
    await admin.waitForToast('Etapa de contratação atualizada', 'Ana Passo: Oferta Aceita');
    expect(await found(id)).toMatchObject({ hiringStep: 'offer_accepted' });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await admin.waitForToast('Mudança desfeita');
    expect(await found(id)).toMatchObject({ status: 'hiring_offer', hiringStep: null });
  });

  it('hires from the opened dialog only whom nobody has moved since', async () => {
    const { page } = admin;
    const id = await somebody('Atrasada', 'hiring_documents');
    await page.goto('/candidatos-aprovados');
    await page.getByRole('button', { name: 'Avançar Ana Atrasada' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avançar Status de Contratação' });
    await dialog.getByText('Contratado').waitFor();
    expect((await root.put(`/api/candidates/${id}/status`, { status: 'hiring_offer' })).status).toBe(200);
    await dialog.getByRole('button', { name: 'Avançar', exact: true }).click();
    const conflict = page.getByRole('dialog', { name: /mudou enquanto você decidia/ });
    await conflict
      .getByText(/“Proposta Enviada”/)
      .first()
      .waitFor();
    await conflict.getByRole('button', { name: 'Manter “Proposta Enviada”' }).click();
    expect(await found(id)).toMatchObject({ status: 'hiring_offer', hireDate: null });
  });

  it('hires nobody who is not approved, and says why', async () => {
    const { page } = admin;
    const [fresh, rejected] = [await somebody('Nova'), await somebody('Recusada', 'rejected')];
    for (const id of [fresh, rejected]) {
      await page.goto(`/candidate-hiring?id=${id}&start=true`);
      await page.getByText('Só candidatos aprovados entram em contratação').waitFor();
      expect(await page.getByRole('button', { name: 'Iniciar Contratação' }).count()).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    await admin.picture('contratacao-recusada');
    await page.getByRole('button', { name: 'Aprovar candidato' }).click();
    const question = page.getByRole('dialog', { name: 'Aprovar candidato' });
    await question.getByText('Ana Recusada').waitFor();
    await question.getByRole('button', { name: 'Sim, aprovar' }).click();
    await page.getByRole('button', { name: 'Iniciar Contratação' }).waitFor();
    expect(await found(rejected)).toMatchObject({ status: 'approved' });
    expect(await found(fresh)).toMatchObject({ status: 'new' });
  });

  it('begins a hiring with a possible first day, and takes the hire back', async () => {
    const { page } = admin;
    const id = await somebody('Contratada', 'approved');
    await page.goto(`/candidate-hiring?id=${id}&start=true`);
    const day = page.getByRole('group', { name: 'Data de início' });
    const begin = page.getByRole('button', { name: 'Iniciar Contratação' });
    // Half a date is no date: it is not left out in silence.
    await day.getByRole('spinbutton', { name: 'Ano' }).focus();
    await page.keyboard.type('2099');
    await begin.click();
    await admin.waitForToast('Data de início inválida', 'Complete a data de início');
    await day.getByRole('spinbutton', { name: 'Dia' }).focus();
    await page.keyboard.type('0401');
    await page.getByText(/A data de início pode ser no máximo/).waitFor();
    await begin.click();
    await admin.waitForToast('Data de início inválida', 'A data de início pode ser no máximo');
    await admin.picture('data-de-inicio');
    expect(await found(id)).toMatchObject({ status: 'approved', hiringStep: null });
    await page.goto(`/candidate-hiring?id=${id}&start=true`);
    await page.getByRole('button', { name: 'Iniciar Contratação' }).click();
    await page.waitForURL('**/hiring-dashboard');
    await admin.waitForToast('Etapa de contratação atualizada', 'Proposta/Oferta Enviada');
    expect(await found(id)).toMatchObject({ status: 'hired', hiringStep: 'offer_sent' });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await admin.waitForToast('Mudança desfeita');
    expect(await found(id)).toMatchObject({ status: 'approved', hiringStep: null, hireDate: null });
  });

  it('asks before a hire is taken back, or made without an approval', async () => {
    const { page } = admin;
    const id = await somebody('Firme', 'hired');
    await page.goto(`/dashboard?candidato=${id}`);
    const detail = page.locator('#candidato');
    await detail.getByRole('heading', { name: 'Ana Firme' }).waitFor();
    expect(await detail.getByRole('button', { name: 'Aprovar' }).isDisabled()).toBe(true);
    const question = page.getByRole('dialog', { name: 'Desfazer a contratação?' });
    await page.keyboard.press('4');
    await question.getByText(/Ana Firme/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await admin.picture('desfazer-contratacao');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await found(id)).toMatchObject({ status: 'hired' });
    await detail.getByRole('button', { name: 'Reprovar' }).click();
    await question.getByRole('button', { name: 'Sim, reprovar' }).click();
    await admin.waitForToast('Status atualizado', 'Ana Firme: Reprovado');
    await page.keyboard.press('5');
    const hire = page.getByRole('dialog', { name: 'Contratar sem aprovação?' });
    await hire.getByRole('button', { name: 'Cancelar' }).click();
    expect(await found(id)).toMatchObject({ status: 'rejected' });
  });

  it('draws a funnel that never rises', async () => {
    const { page } = admin;
    await somebody('Direta', 'hired');
    await page.goto('/hiring-dashboard');
    const funnel = page.getByRole('figure', { name: 'Conversão' });
    await funnel.getByRole('rowheader', { name: 'Contratados' }).waitFor();
    const cells = await funnel.getByRole('cell').allTextContents();
    const counts = cells.map((text) => Number.parseInt(text, 10)).filter(Number.isInteger);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThan(0);
    expect(admin.complaints).toEqual([]);
  });
});
