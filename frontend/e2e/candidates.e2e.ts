import { eventually, itInLongForm, startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { axeFindings, stateFindings } from './support/axe.js';
import { textOf } from './support/download.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { createManyCandidates } from './support/many-candidates.js';
import { resize } from './support/resize.js';

/** Whether something dark is drawn on the canvas. */
const hasInk = (canvas: Locator): Promise<boolean> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels =
      (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.some((value, index) => index % 4 === 0 && value < 100 && pixels[index + 3] === 255);
  });

describe('the list of candidates', () => {
  let system: TestSystem;
  let recruiter: Journey;
  let jobId: number;

  const statusOf = async (name: string) =>
    (
      await system.rows<{ status: string }>('select status from candidates.candidate where last_name = $1', [
        name,
      ])
    )[0]?.status;
  const row = (name: string) => recruiter.page.getByRole('row', { name: new RegExp(name) });
  const open = (name: string) => recruiter.page.getByRole('link', { name: `Ver detalhes de ${name}` });

  const helpDialog = () => recruiter.page.getByRole('dialog', { name: 'Atalhos de teclado' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await recruiter.page.keyboard.press(key);
  };

  beforeAll(async () => {
    system = await startTestSystem('without-demo');
    const admin = await system.admin();
    jobId = await createManyCandidates(system, admin);
    recruiter = await Journey.start(system.url, {
      viewport: { width: 1440, height: 900 },
      session: admin,
    });
    await recruiter.page.goto('/dashboard');
  });
  afterAll(async () => {
    await recruiter?.close();
    await system?.stop();
  });

  it('shows the résumé with the notices of the parser, and saves score and status with history', async () => {
    const { page } = recruiter;
    const [file] = await Promise.all([page.waitForResponse(/\/resume-base64/), open('Ivo Oculto').click()]);
    expect(((await file.json()) as { resumeData: string }).resumeData).toMatch(/^JVBERi/);
    const dialog = page.getByRole('dialog');
    const pages = dialog.getByRole('group', { name: 'Currículo de Ivo Oculto' });
    await pages.getByText('E-mail: ivo.oculto@example.com').waitFor();
    await eventually(() => hasInk(pages.locator('canvas').first()));
    await dialog.getByText(/texto oculto/).waitFor();
    const accesses = await system.rows(`select actor_name from candidates.resume_access`);
    expect(accesses).toEqual([{ actor_name: 'admin' }]);
    await recruiter.screenshot('candidato-curriculo');

    await dialog.getByRole('tab', { name: 'Gerenciar' }).click();
    await dialog.getByRole('textbox', { name: 'Score' }).fill('87');
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Em análise' }).click();
    await dialog.getByLabel('Observação').fill('Ver o texto oculto.');
    await dialog.getByRole('button', { name: 'Salvar Alterações' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Status atualizado').waitFor();
    await row('Ivo Oculto').getByText('Em análise').waitFor();
    await row('Ivo Oculto').getByText('87/100').waitFor();
    await open('Ivo Oculto').click();
    await dialog.getByText('Ver o texto oculto.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('filters by day and text, and keeps the filters over a reload and Back', async () => {
    const { page } = recruiter;
    await page.getByRole('button', { name: 'Data da candidatura' }).click();
    const calendar = page.getByRole('dialog', { name: 'Data da candidatura' });
    expect(await calendar.getByRole('grid').count()).toBe(2);
    const apply = calendar.getByRole('button', { name: 'Aplicar' });
    expect(await apply.isDisabled()).toBe(true);
    expect(await stateFindings(page)).toEqual([]);
    await recruiter.screenshot('candidatos-periodo');
    await page.keyboard.press('Escape');
    // 10 November 2025 to its end in São Paulo.
    await recruiter.open('/dashboard?de=2025-11-08&ate=2025-11-08');
    await page.getByText('Nenhum candidato encontrado').waitFor();
    await page.getByRole('button', { name: '08/11/2025' }).click();
    await calendar.getByRole('button', { name: /10 de novembro de 2025/ }).focus();
    await page.keyboard.press('Enter');
    await apply.click();
    await page.waitForURL(/ate=2025-11-10/);
    await page.getByText('Mostrando 1-4 de 4 candidatos').waitFor();
    await page.getByLabel('Buscar por nome ou e-mail').fill('bia');
    await page.getByText('Mostrando 1-2 de 2 candidatos').waitFor();
    await page.reload();
    await page.getByText('Mostrando 1-2 de 2 candidatos').waitFor();
    await open('=Bia Teste 03').click();
    await page.waitForURL(/candidato=/);
    await page.reload();
    await page.getByRole('dialog').getByText('pessoa3@example.com').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Mostrando 1-2 de 2 candidatos').waitFor();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByText('Mostrando 1-10 de 25 candidatos').waitFor();
    await page.getByRole('button', { name: 'Score' }).click();
    await page.waitForURL(/ordem=-score/);
    await page.getByRole('row').nth(1).getByText('87/100').waitFor();
  });

  // In `npm test`: dashboard.spec ('take several statuses at once …', 'include a range of scores …'), candidate-query.int-spec.
  itInLongForm('filters by several statuses, score and source at once, and removes one of them', async () => {
    const { page } = recruiter;
    await recruiter.open('/dashboard');
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Novo' }).click();
    await page.getByRole('option', { name: 'Contratado' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pontuação', exact: true }).click();
    await page.getByRole('dialog', { name: 'Pontuação' }).getByLabel('De').fill('22');
    await page.keyboard.press('Enter');
    // 22, 23 and 24; the one of 87 points is under review.
    await page.getByText('Mostrando 1-3 de 3 candidatos').waitFor();
    await recruiter.screenshot('candidatos-filtros');
    expect(await stateFindings(page)).toEqual([]);
    await page.reload();
    await page
      .getByText('Filtros aplicados: Status: Novo, Contratado; Pontuação: 22 ou mais')
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Origem', exact: true }).click();
    await page.getByRole('option', { name: 'Com indicação' }).click();
    await page.getByText('Nenhum candidato encontrado').waitFor();
    await page.getByRole('button', { name: 'Remover filtro Origem' }).click();
    await page.getByRole('button', { name: 'Remover filtro Status' }).click();
    await page.getByText('Mostrando 1-4 de 4 candidatos').waitFor();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByText('Mostrando 1-10 de 25 candidatos').waitFor();
  });

  it('saves what the list shows as a view, which opens by one click and first', async () => {
    const { page } = recruiter;
    const strip = page.getByRole('navigation', { name: 'Minhas visões' });
    const act = async (action: string) => {
      await strip.getByRole('button', { name: 'Ações sobre a visão Vaga de dados' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await recruiter.open(`/dashboard?job=${jobId}&status=new`);
    await strip.getByRole('button', { name: 'Salvar visão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
    await dialog.getByLabel('Nome da visão').fill('Vaga de dados');
    expect(await stateFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await strip.getByRole('link', { name: 'Todos' }).click();
    await page.getByText('Mostrando 1-10 de 25 candidatos').waitFor();
    await strip.getByRole('link', { name: 'Vaga de dados' }).click();
    await page.getByText('Mostrando 1-10 de 11 candidatos').waitFor();
    await recruiter.screenshot('candidatos-visoes');
    await act('Abrir primeiro');
    await page.goto('/dashboard');
    await page.getByText('Mostrando 1-10 de 11 candidatos').waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await act('Excluir');
    await strip.getByRole('link', { name: 'Vaga de dados' }).waitFor({ state: 'detached' });
    await page.goto('/dashboard');
    await page.getByText('Mostrando 1-10 de 25 candidatos').waitFor();
  });

  it('exports the filtered list, safe for spreadsheets', async () => {
    const { page } = recruiter;
    await recruiter.open('/dashboard?job=talent-bank&search=bia');
    await page.getByText('Mostrando 1-6 de 6 candidatos').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar Relatório' }).click(),
    ]);
    await page.getByText('Relatório exportado').waitFor();
    expect(file.suggestedFilename()).toBe('candidatos.csv');
    const text = await textOf(file);
    expect(text.startsWith('\uFEFFNome;E-mail;Telefone;Vaga;Status;Score;')).toBe(true);
    const lines = text.trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(6);
    for (const line of lines)
      expect(line).toMatch(/^"?'=Bia Teste \d\d"?;pessoa\d+@example\.com;.*;Banco de Talentos;Novo;/);
  });

  it('shows ten candidates without scrolling, whose rows open in place or in a new tab', async () => {
    const { page } = recruiter;
    await resize(page, { width: 1280, height: 800 });
    await recruiter.open('/dashboard');
    await open('Ivo Oculto').waitFor();
    await recruiter.screenshot('candidatos-densos');
    const rows = await page
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
      );
    expect(rows[9]?.bottom).toBeLessThanOrEqual(800);
    expect(rows.map(({ height }) => Math.round(height))).toEqual(rows.map(() => 48));

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      row('Ivo Oculto')
        .getByText('Banco de Talentos')
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('dialog').getByText('ivo.oculto@example.com').waitFor();
    await tab.close();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await row('Ivo Oculto').getByText('Banco de Talentos').click();
    await page.getByRole('dialog').getByText('ivo.oculto@example.com').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await resize(page, { width: 1440, height: 900 });
  });

  it('changes the status of many candidates after a preview, and undoes it', async () => {
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
    expect(await statusOf('Teste 13')).toBe('rejected');
    expect(await statusOf('Teste 24')).toBe('hired');
    await recruiter.undoOffer.click();
    await page.getByText('Mudança desfeita').waitFor();
    expect(await statusOf('Teste 13')).toBe('new');
    await row('Teste 14').getByText('Novo').waitFor();
    const history = await system.rows(
      `select to_value, note from candidates.history_entry h join candidates.candidate c on c.id = h.candidate_id
       where c.last_name = 'Teste 13' order by h.id`,
    );
    expect(history).toEqual([
      { to_value: 'rejected', note: null },
      { to_value: 'new', note: 'Mudança desfeita' },
    ]);
  });

  it('is controlled by shortcuts, which are off in text fields', async () => {
    const { page } = recruiter;
    // The changes of the test before reach open lists as live events.
    await system.settle();
    await recruiter.open('/dashboard?ordem=name&status=new');
    await open('=Bia Teste 01').waitFor();
    await press('/');
    await page.keyboard.type('teste j6');
    expect(await page.getByLabel('Buscar por nome ou e-mail').inputValue()).toBe('teste j6');
    await page.getByLabel('Buscar por nome ou e-mail').fill('');
    await open('=Bia Teste 01').waitFor();
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
    await open(name).waitFor({ state: 'hidden' });
    expect(await statusOf(name.replace(/^\S+ /, ''))).toBe('rejected');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-candidate'));
    await press('z');
    await page.getByText('Mudança desfeita').waitFor();
    await open(name).waitFor();
  });

  it('steps from candidate to candidate over pages by shortcuts, which can be switched off', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard?ordem=name&status=new');
    await open('=Bia Teste 01').waitFor();
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

    const help = helpDialog();
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

  it('lists interviews, and fits a phone', async () => {
    const { page } = recruiter;
    await recruiter.open('/dashboard?aba=entrevistas');
    await page.getByText('Nenhuma entrevista encontrada').waitFor();
    await system.rows(
      `insert into interviews.interview (id, candidate_id, job_id, type, starts_at, send_email, send_whatsapp, arranged_at)
       select gen_random_uuid(), id, 1, 'hr',
         (current_date + interval '2 days 10 hours') at time zone 'America/Sao_Paulo', false, false, now()
       from candidates.candidate where last_name = 'Oculto'`,
    );
    await page.reload();
    await row('Ivo Oculto').getByText('Entrevista com RH').waitFor();
    await page.getByRole('button', { name: 'Ver candidato Ivo Oculto' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Entrevistas' }).click();
    await page.getByRole('dialog').getByText('Entrevista com RH').waitFor();
    await page.getByRole('dialog').getByRole('tab', { name: 'Mensagens' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^E-mail · ivo\.oculto@example\.com/)
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await stateFindings(page)).toEqual([]);

    expect(recruiter.consoleErrors).toEqual([]);

    await system.rows(
      `update candidates.candidate set ip_address = '2001:db8:85a3:8d3:1319:8a2e:370:7348',
         email = repeat('primeiro.', 9) || 'nome@example.com' where last_name = 'Oculto'`,
    );
    await resize(page, VIEWPORTS.desktop);
    await page.goto('/dashboard');
    await open('Ivo Oculto').waitFor();
    expect(await recruiter.clippedElements()).toEqual([]);
    await resize(page, VIEWPORTS.phone);
    await page.goto('/dashboard');
    await open('Ivo Oculto').waitFor();
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await recruiter.clippedElements()).toEqual([]);
    expect(await stateFindings(page)).toEqual([]);
    await recruiter.screenshot('telefone-candidatos');
    await page.getByRole('checkbox', { name: 'Selecionar Ivo Oculto' }).check();
    await page.getByText('1 selecionado').waitFor();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('button', { name: 'Data da candidatura' }).click();
    expect(await page.getByRole('dialog').getByRole('grid').count()).toBe(1);
    await page.keyboard.press('Escape');
    await open('Ivo Oculto').click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Currículo' }).click();
    const pages = page.getByRole('dialog').getByRole('group', { name: 'Currículo de Ivo Oculto' });
    await pages.getByText('E-mail: ivo.oculto@example.com').waitFor();
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await stateFindings(page)).toEqual([]);
  });
});
