import { endUndoWindow, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { stateFindings } from './support/axe.js';
import { createCandidate, setStatus } from './support/create-candidate.js';
import { Journey } from './support/journey.js';
import { resize } from './support/resize.js';

const MARIA = { username: 'maria', password: 'pinhao-verde-77' };

describe('two recruiters who change the same candidates', () => {
  let system: TestSystem;
  let root: Visitor;
  /** The other recruiter, who uses the API. */
  let maria: Visitor;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem('without-demo');
    root = await system.admin();
    const account = { ...MARIA, isAdmin: true };
    expect((await root.post('/api/auth/register', account)).status).toBe(201);
    maria = system.visitor();
    await maria.login(MARIA.username, MARIA.password);
    admin = await Journey.start(system.url, { session: root });
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const create = (lastName: string, status?: string) => createCandidate(system, root, lastName, status);
  const statusOf = async (id: number) =>
    (await root.get<{ status: string }>(`/api/candidates/${id}`)).body.status;
  const row = (name: string) => admin.page.getByRole('row', { name: new RegExp(name) });
  const conflict = () => admin.page.getByRole('dialog', { name: /mudou enquanto você decidia/ });

  // In `npm test`: candidate-changes.spec, candidate-decisions.spec ('asks again after another user changed the candidate …'),
  // status-conflicts.int-spec; job-pipeline.e2e has two browsers.
  it('see a conflict when they save, and keep or overwrite the other status', async () => {
    const { page } = admin;
    const id = await create('Kept');
    await page.goto(`/dashboard?candidato=${id}&secao=gerenciar`);
    const detail = page.locator('#candidato');
    const choose = async (status: string) => {
      await detail.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: status }).click();
    };
    await choose('Em análise');
    await detail.getByLabel('Observação').fill('Falar com a equipe.');
    await setStatus(maria, id, 'rejected');
    // The live update reaches the open form, which keeps its input.
    await detail.getByText(/maria mudou o status para “Reprovado”/).waitFor();
    expect(await detail.getByLabel('Observação').inputValue()).toBe('Falar com a equipe.');
    await detail.getByRole('button', { name: 'Salvar Alterações' }).click();
    await conflict()
      .getByText(/maria mudou o status para “Reprovado” em/)
      .waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('conflito-status');
    await conflict().getByRole('button', { name: 'Manter “Reprovado”' }).click();
    await conflict().waitFor({ state: 'detached' });
    expect(await statusOf(id)).toBe('rejected');

    await page.goto(`/dashboard?candidato=${id}&secao=gerenciar`);
    await choose('Em análise');
    await setStatus(maria, id, 'interview');
    await detail.getByText(/maria mudou o status para “Entrevista agendada”/).waitFor();
    await detail.getByRole('button', { name: 'Salvar Alterações' }).click();
    await conflict().getByRole('button', { name: 'Mudar para “Em análise”' }).click();
    await admin.waitForToast('Status atualizado', 'Ana Kept: Em análise');
    expect(await statusOf(id)).toBe('reviewing');
  });

  // In `npm test`: candidate-list.spec ('leaves out those whom another user changed meanwhile …'), status-conflicts.int-spec.
  it('see conflicts of a bulk change before any candidate is changed', async () => {
    const { page } = admin;
    const ids = [await create('MuitosUm'), await create('MuitosDois'), await create('MuitosTres')];
    await admin.open('/dashboard?search=muitos');
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await page.getByRole('button', { name: 'Mudar status' }).click();
    const dialog = page.getByRole('dialog', { name: /Mudar o status de 3 candidatos/ });
    await dialog.getByRole('combobox', { name: 'Novo status' }).click();
    await page.getByRole('option', { name: 'Reprovado' }).click();
    await dialog.getByText('3 candidatos:').waitFor();
    await setStatus(maria, ids[1]!, 'approved');
    await dialog.getByRole('button', { name: 'Mudar 3 candidatos' }).click();
    await dialog.getByText(/Ana MuitosDois.*“Aprovado”.*maria/).waitFor();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['new', 'approved', 'new']);
    expect(await stateFindings(page)).toEqual([]);
    await admin.screenshot('conflito-muitos');
    // Candidates in conflict are excluded unless the user includes them.
    await dialog.getByRole('button', { name: 'Mudar 2 candidatos' }).click();
    await admin.waitForToast('Status atualizado', '2 candidatos: Reprovado.');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['rejected', 'approved', 'rejected']);
  });

  // In `npm test`: candidate-decisions.spec ('says which candidates an undo leaves as they are'), status-changes.int-spec.
  it('cannot undo a change after the other has changed the candidate again', async () => {
    const { page } = admin;
    const id = await create('Desde');
    await admin.open(`/dashboard?candidato=${id}`);
    await page.locator('#candidato').getByRole('button', { name: 'Reprovar' }).click();
    await page.getByRole('button', { name: 'Reprovar e enviar' }).click();
    await admin.waitForToast('Status atualizado', 'Ana Desde: Reprovado');
    await admin.holdUndo();
    await setStatus(maria, id, 'approved');
    await admin.undoOffer.click();
    await admin.waitForToast('Nada foi desfeito', 'maria mudou o status para “Aprovado”');
    expect(await page.getByText('Mudança desfeita').count()).toBe(0);
    expect(await statusOf(id)).toBe('approved');
  });

  // In `npm test`: undone-acts.e2e, which counts the messages of each act.
  it('send one approval e-mail per approval, and none when a rejection is undone', async () => {
    const { page } = admin;
    await system.settle();
    const ids = [await create('EmailUm', 'approved'), await create('EmailDois', 'approved')];
    const approvalMails = () =>
      system.mailbox
        .messages()
        .filter(
          ({ to, subject }) =>
            /email(um|dois)@/.test(to.join()) && subject.startsWith('Você foi aprovado(a)!'),
        ).length;
    await endUndoWindow(system);
    expect(approvalMails()).toBe(2);

    await admin.open(`/dashboard?candidato=${ids[0]}`);
    await page.locator('#candidato').getByRole('button', { name: 'Reprovar' }).click();
    await page.getByRole('button', { name: 'Reprovar e enviar' }).click();
    await admin.waitForToast('Status atualizado', 'Ana EmailUm: Reprovado');
    await admin.undoOffer.click();
    await admin.waitForToast('Mudança desfeita');
    const change = { ids, status: 'rejected' };
    const { body } = await root.put<{ changeId: string }>('/api/candidates/status', change);
    expect((await root.post(`/api/candidates/status-changes/${body.changeId}/undo`, {})).status).toBe(200);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'approved']);
    await endUndoWindow(system);
    expect(approvalMails()).toBe(2);
  });

  // In `npm test`: candidates.e2e ('shows ten candidates without scrolling, whose rows open in place …'), screen-widths.e2e.
  it('open a candidate by its row at every width of a laptop', async () => {
    const { page } = admin;
    const id = await create('Larga');
    const scored = await create('Pontos');
    expect((await root.put(`/api/candidates/${scored}/score`, { score: 0 })).status).toBe(200);
    await system.rows(
      `update candidates.candidate set status = 'hiring_documents', ip_address = '2001:db8:85a3:8d3:1319:8a2e:370:7348',
         email = repeat('primeiro.', 9) || id || '@example.com' where id = any($1)`,
      [[id, scored]],
    );
    await page.goto('/dashboard?status=hiring_documents');
    for (const width of [1110, 1120, 1280, 1440]) {
      await resize(page, { width, height: 860 });
      await page.getByRole('link', { name: 'Ver detalhes de Ana Larga' }).waitFor();
      expect({ width, cutOff: await admin.clippedElements(), overflow: await admin.overflowPx() }).toEqual({
        width,
        cutOff: [],
        overflow: 0,
      });
    }
    await row('Ana Larga').getByText('Sem nota').waitFor();
    await row('Ana Pontos').getByText('0/100').waitFor();
    const dialog = page.locator('#candidato');
    await row('Ana Larga').getByText('Banco de Talentos').click();
    await dialog.getByRole('heading', { name: 'Ana Larga' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Controls in the row do not open the candidate.
    await page.getByRole('checkbox', { name: 'Selecionar Ana Larga' }).check();
    await page.getByText('1 selecionado').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  // In `npm test`: candidate-changes.spec ('follows changes of other users …'), candidate-status.spec.
  it('see how a score will be saved', async () => {
    const { page } = admin;
    const id = await create('Nota');
    await admin.open(`/dashboard?candidato=${id}&secao=score`);
    const score = page.getByRole('textbox', { name: 'Score' });
    expect(await score.inputValue()).toBe('');
    await score.fill('87,5');
    await page.getByText('Será salvo como 88').waitFor();
    await score.fill('abc');
    await page.getByText('Não é um número: será salvo como 0').waitFor();
    await score.fill('72,4');
    await page.keyboard.press('Enter');
    await admin.waitForToast('Pontuação atualizada');
    expect((await root.get<{ score: number }>(`/api/candidates/${id}`)).body.score).toBe(72);
    expect(admin.consoleErrors).toEqual([]);
  });
});
