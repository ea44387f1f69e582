import { eventually, itInLongForm, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { stateFindings } from './support/axe.js';
import { createCandidate } from './support/create-candidate.js';
import { Journey } from './support/journey.js';

describe('hiring steps', () => {
  let system: TestSystem;
  let root: Visitor;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem('without-demo');
    root = await system.admin();
    admin = await Journey.start(system.url, { session: root });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const create = (lastName: string, status?: string) => createCandidate(system, root, lastName, status);
  const stored = async (id: number) =>
    (await root.get<{ status: string; hiringStep: string; hireDate: string }>(`/api/candidates/${id}`)).body;

  // In `npm test`: hiring-dashboard.page.spec ('counts everybody without a filter …').
  itInLongForm('shows a text instead of empty charts', async () => {
    const { page } = admin;
    await admin.open('/hiring-dashboard');
    for (const title of ['Distribuição por etapa', 'Conversão', 'Contratações por mês'])
      await page.getByRole('figure', { name: title }).getByText('Ainda não há dados').waitFor();
    expect(await page.getByText(/^0[,.]\d/).count()).toBe(0);
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('graficos-vazios');
  });

  it('advances one step for a double click', async () => {
    const { page } = admin;
    const id = await create('Passo', 'approved');
    await admin.open('/candidatos-aprovados');
    await page.getByRole('button', { name: 'Avançar Ana Passo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avançar Status de Contratação' });
    await dialog.getByRole('button', { name: 'Avançar', exact: true }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await admin.waitForToast('Status atualizado', 'Ana Passo: Proposta Enviada');
    expect(await stored(id)).toMatchObject({ status: 'hiring_offer', hireDate: null });

    await admin.open('/hiring-dashboard');
    await page.getByRole('button', { name: 'Avançar Ana Passo' }).click();
    const step = page.getByRole('dialog', { name: 'Avançar etapa de contratação' });
    await step.getByRole('button', { name: 'Avançar', exact: true }).dblclick();
    await admin.waitForToast('Etapa de contratação atualizada', 'Ana Passo: Oferta Aceita');
    await admin.holdUndo();
    expect(await stored(id)).toMatchObject({ hiringStep: 'offer_accepted' });
    await admin.undoOffer.click();
    await admin.waitForToast('Mudança desfeita');
    expect(await stored(id)).toMatchObject({ status: 'hiring_offer', hiringStep: null });
  });

  // In `npm test`: hiring-form.spec ('asks whether to continue after another user changed the step'), hires.int-spec.
  itInLongForm(
    'does not advance a candidate whom another user has moved while the dialog was open',
    async () => {
      const { page } = admin;
      const id = await create('Atrasada', 'hiring_documents');
      await admin.open('/candidatos-aprovados');
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
      expect(await stored(id)).toMatchObject({ status: 'hiring_offer', hireDate: null });
    },
  );

  // In `npm test`: hiring-form.spec ('has no place for a candidate who is not approved …').
  itInLongForm('explains why a candidate who is not approved cannot be hired', async () => {
    const { page } = admin;
    const [fresh, rejected] = [await create('Nova'), await create('Recusada', 'rejected')];
    for (const id of [fresh, rejected]) {
      await page.goto(`/candidate-hiring?id=${id}&start=true`);
      await page.getByText('Só candidatos aprovados entram em contratação').waitFor();
      expect(await page.getByRole('button', { name: 'Iniciar Contratação' }).count()).toBe(0);
    }
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('contratacao-recusada');
    await page.getByRole('button', { name: 'Aprovar candidato' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Mudar para “Aprovado”?' });
    await confirmation.getByText('Ana Recusada passa a ter o status “Aprovado”.').waitFor();
    await confirmation.getByText('Esta pessoa ainda não teve entrevista.').waitFor();
    await admin.screenshot('aprovar-sem-entrevista');
    await confirmation.getByRole('button', { name: 'Sim, aprovar' }).click();
    await page.getByRole('button', { name: 'Iniciar Contratação' }).waitFor();
    // The page shows the new status before it is stored.
    await admin.waitForToast('Candidato aprovado');
    expect(await stored(rejected)).toMatchObject({ status: 'approved' });
    expect(await stored(fresh)).toMatchObject({ status: 'new' });
  });

  // In `npm test`: hiring-form.spec ('refuses a start …', 'keeps what was typed …', 'starts with the offer …'), day-field.spec, hires.int-spec.
  itInLongForm('validates the start date, hires, and undoes the hire', async () => {
    const { page } = admin;
    const id = await create('Contratada', 'approved');
    await page.goto(`/candidate-hiring?id=${id}&start=true`);
    const day = page.getByRole('group', { name: 'Data de início' });
    const startButton = page.getByRole('button', { name: 'Iniciar Contratação' });
    // An incomplete date is an error, not an empty date.
    await day.getByRole('spinbutton', { name: 'Ano' }).focus();
    await page.keyboard.type('2099');
    await startButton.click();
    await admin.waitForToast('Data de início inválida', 'Complete a data de início');
    await day.getByRole('spinbutton', { name: 'Dia' }).focus();
    await page.keyboard.type('0401');
    await page.getByText(/A data de início pode ser no máximo/).waitFor();
    await startButton.click();
    await admin.waitForToast('Data de início inválida', 'A data de início pode ser no máximo');
    await admin.screenshot('data-de-inicio');
    expect(await stored(id)).toMatchObject({ status: 'approved', hiringStep: null });
    await page.goto(`/candidate-hiring?id=${id}&start=true`);
    await page.getByText('O que você digitou antes está de volta.').waitFor();
    await page.getByRole('button', { name: 'Descartar rascunho' }).click();
    await page.getByRole('button', { name: 'Iniciar Contratação' }).click();
    await page.waitForURL('**/hiring-dashboard');
    await admin.waitForToast('Etapa de contratação atualizada', 'Proposta/Oferta Enviada');
    await admin.holdUndo();
    expect(await stored(id)).toMatchObject({ status: 'hired', hiringStep: 'offer_sent' });
    await admin.undoOffer.click();
    await admin.waitForToast('Mudança desfeita');
    expect(await stored(id)).toMatchObject({ status: 'approved', hiringStep: null, hireDate: null });
  });

  it('asks before a hire is undone or made without an approval', async () => {
    const { page } = admin;
    const id = await create('Firme', 'hired');
    await admin.open(`/dashboard?candidato=${id}`);
    const detail = page.locator('#candidato');
    await detail.getByRole('heading', { name: 'Ana Firme' }).waitFor();
    expect(await detail.getByRole('button', { name: 'Aprovar' }).isDisabled()).toBe(true);
    const confirmation = page.getByRole('dialog', { name: 'Desfazer a contratação?' });
    await page.keyboard.press('4');
    await confirmation.getByText(/Ana Firme/).waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('desfazer-contratacao');
    await confirmation.getByRole('button', { name: 'Cancelar' }).click();
    await confirmation.waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ status: 'hired' });
    await detail.getByRole('button', { name: 'Reprovar' }).click();
    await page
      .getByRole('form', { name: 'Desfazer a contratação?' })
      .getByRole('button', { name: 'Reprovar e enviar' })
      .click();
    await admin.waitForToast('Status atualizado', 'Ana Firme: Reprovado');
    await page.keyboard.press('5');
    const hire = page.getByRole('dialog', { name: 'Contratar sem aprovação?' });
    await hire.getByRole('button', { name: 'Cancelar' }).click();
    expect(await stored(id)).toMatchObject({ status: 'rejected' });
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: hiring-rules.spec ('counts candidates per phase of the funnel, including later phases').
  itInLongForm('shows a funnel whose phases never increase', async () => {
    const { page } = admin;
    await create('Direta', 'hired');
    await admin.open('/hiring-dashboard');
    const funnel = page.getByRole('figure', { name: 'Conversão' });
    await funnel.getByRole('rowheader', { name: 'Contratados' }).waitFor();
    const readCounts = async () =>
      (await funnel.getByRole('cell').allTextContents())
        .map((text) => Number.parseInt(text, 10))
        .filter(Number.isInteger);
    // At first the page may show what it has shown before the hire.
    await eventually(async () => ((await readCounts()).at(-1) ?? 0) > 0);
    const counts = await readCounts();
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(admin.consoleErrors).toEqual([]);
  });
});
