import { itInLongForm, type TestSystem } from '@araucaria/testing';
import { stateFindings } from './support/axe.js';
import { CandidateList } from './support/candidate-list.js';
import type { Journey } from './support/journey.js';

describe('acts on the list of candidates', () => {
  let list: CandidateList;
  let system: TestSystem;
  let recruiter: Journey;
  let jobId: number;
  beforeAll(async () => {
    list = await CandidateList.open();
    ({ system, recruiter, jobId } = list);
    await system.rows(
      `update candidates.candidate set status = 'reviewing', score = 87 where last_name = 'Oculto'`,
    );
  });
  afterAll(() => list?.close());

  const helpDialog = () => recruiter.page.getByRole('dialog', { name: 'Atalhos de teclado' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await recruiter.page.keyboard.press(key);
  };

  // In `npm test`: candidate-list.spec ('changes those whom the preview names …'), candidate-decisions.spec ('is undone from the history …
  // for all candidates of the change'), change-series.int-spec.
  itInLongForm('changes the status of many candidates after a preview, and undoes it', async () => {
    const { page } = recruiter;
    await recruiter.open(`/dashboard?job=${jobId}`);
    await page.getByText('Mostrando 1-10 de 12 candidatos').waitFor();
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await page.getByRole('button', { name: 'Selecionar todos os 12 do filtro' }).click();
    await page.getByText('12 selecionados').waitFor();
    await recruiter.screenshot('candidatos-selecao');
    await page.getByRole('button', { name: 'Mudar status' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Novo status' }).click();
    await page.getByRole('option', { name: 'Reprovado' }).click();
    await dialog.getByText('11 candidatos:').waitFor();
    await dialog.getByText(/1 não muda/).waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await recruiter.screenshot('candidatos-previa');
    await dialog.getByRole('button', { name: 'Mudar 11 candidatos' }).click();
    await page.getByText('11 candidatos: Reprovado.').waitFor();
    await recruiter.holdUndo();
    expect(await list.statusOf('Teste 13')).toBe('rejected');
    expect(await list.statusOf('Teste 24')).toBe('hired');
    await recruiter.undoOffer.click();
    await page.getByText('Mudança desfeita').waitFor();
    expect(await list.statusOf('Teste 13')).toBe('new');
    await list.row('Teste 14').getByText('Novo').waitFor();
    const history = await system.rows(
      `select to_value, note from candidates.history_entry h join candidates.candidate c on c.id = h.candidate_id
       where c.last_name = 'Teste 13' order by h.id`,
    );
    expect(history).toEqual([
      { to_value: 'rejected', note: null },
      { to_value: 'new', note: 'Mudança desfeita' },
    ]);
  });

  it('is controlled by shortcuts, which are off in text fields and can be switched off', async () => {
    const { page } = recruiter;
    // The changes of the test before reach open lists as live events.
    await system.settle();
    await recruiter.open('/dashboard?ordem=name&status=new');
    await list.link('=Bia Teste 01').waitFor();
    await press('/');
    await page.keyboard.type('teste j6');
    expect(await page.getByLabel('Buscar por nome ou e-mail').inputValue()).toBe('teste j6');
    await page.getByLabel('Buscar por nome ou e-mail').fill('');
    await list.link('=Bia Teste 01').waitFor();
    await page.getByRole('heading', { level: 1 }).click();

    await press('?');
    const help = helpDialog();
    await help.getByText('Próximo candidato').waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await press('Escape');
    await help.waitFor({ state: 'hidden' });
    // The dialog gives the focus back a moment after it is gone.
    await recruiter.waitForPageFocus();

    // The second row is rejected and leaves the list; the row that takes its place gets the focus.
    await press('j', 'j');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-candidate'));
    const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const name = second!.replace('Ver detalhes de ', '');
    await press('6');
    await page.getByRole('button', { name: 'Reprovar e enviar' }).click();
    await page.getByText(`${name}: Reprovado`).waitFor();
    await list.link(name).waitFor({ state: 'hidden' });
    expect(await list.statusOf(name.replace(/^\S+ /, ''))).toBe('rejected');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-candidate'));
    await press('z');
    await page.getByText('Mudança desfeita').waitFor();
    await list.link(name).waitFor();

    await press('?');
    await help.getByRole('switch', { name: 'Atalhos de uma tecla ligados' }).click();
    await press('Escape');
    await help.waitFor({ state: 'hidden' });
    await press('?');
    expect(await help.count()).toBe(0);
    await page.getByRole('button', { name: 'Atalhos' }).click();
    await help.getByRole('switch').click();
    await press('Escape');
  });

  // In `npm test`: candidate-steps.spec ('follows the pages of the list', 'shows the next candidate after a decision …'), and review.e2e,
  // which decides on one person after the other by keys.
  itInLongForm('steps from candidate to candidate over pages by shortcuts', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard?ordem=name&status=new');
    await list.link('=Bia Teste 01').waitFor();
    // Without a focused row, K focuses the last one.
    await press('k', 'Enter');
    const dialog = page.locator('#candidato');
    await dialog.getByText('10 de 23 neste filtro').waitFor();
    await press('j');
    await dialog.getByText('11 de 23 neste filtro').waitFor();
    await page.waitForURL(/page=2/);
    await press('2');
    await page
      .getByText(/: Em análise$/)
      .first()
      .waitFor();
    // The decision leads to the next one by itself.
    await dialog.getByText(/^12 de \d+ neste filtro$/).waitFor();
    await press('s');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('66');
    await press('Enter');
    await page.getByText('Pontuação atualizada').waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });
});
