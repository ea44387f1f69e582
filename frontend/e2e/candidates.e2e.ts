import { eventually, itInLongForm, type TestSystem } from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { axeFindings, stateFindings } from './support/axe.js';
import { CandidateList } from './support/candidate-list.js';
import { textOf } from './support/download.js';
import { VIEWPORTS, type Journey } from './support/journey.js';
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
  let list: CandidateList;
  let system: TestSystem;
  let recruiter: Journey;
  let jobId: number;
  beforeAll(async () => {
    list = await CandidateList.open();
    ({ system, recruiter, jobId } = list);
  });
  afterAll(() => list?.close());

  it('shows the résumé with the notices of the parser, and saves score and status with history', async () => {
    const { page } = recruiter;
    const [file] = await Promise.all([
      page.waitForResponse(/\/resume-base64/),
      list.link('Ivo Oculto').click(),
    ]);
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
    await list.row('Ivo Oculto').getByText('Em análise').waitFor();
    await list.row('Ivo Oculto').getByText('87/100').waitFor();
    await list.link('Ivo Oculto').click();
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
    await list.link('=Bia Teste 03').click();
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

  // In `npm test`: saved-views.spec ('are saved under a name …', 'have a default one …', '… deleted with an undo'), saved-views.int-spec.
  itInLongForm('saves what the list shows as a view, which opens by one click and first', async () => {
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

  // In `npm test`: candidate-filters.spec ('become query parameters of the export'), candidate-csv.int-spec and back-office.e2e of the gateway (its contents), and
  // bonuses.e2e, which saves such a file.
  itInLongForm('exports the filtered list, safe for spreadsheets', async () => {
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
    await list.link('Ivo Oculto').waitFor();
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
      list
        .row('Ivo Oculto')
        .getByText('Banco de Talentos')
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('dialog').getByText('ivo.oculto@example.com').waitFor();
    await tab.close();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await list.row('Ivo Oculto').getByText('Banco de Talentos').click();
    await page.getByRole('dialog').getByText('ivo.oculto@example.com').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await resize(page, { width: 1440, height: 900 });
  });

  // In `npm test`: dashboard.spec ('lead to the scheduled interviews'), interview-pages.int-spec, candidate-workspace.spec for the sections
  // of a candidate.
  itInLongForm('lists interviews', async () => {
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
    await list.row('Ivo Oculto').getByText('Entrevista com RH').waitFor();
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
  });

  it('fits a desktop and a phone with long values', async () => {
    const { page } = recruiter;
    await system.rows(
      `update candidates.candidate set ip_address = '2001:db8:85a3:8d3:1319:8a2e:370:7348',
         email = repeat('primeiro.', 9) || 'nome@example.com' where last_name = 'Oculto'`,
    );
    await resize(page, VIEWPORTS.desktop);
    await page.goto('/dashboard');
    await list.link('Ivo Oculto').waitFor();
    expect(await recruiter.clippedElements()).toEqual([]);
    await resize(page, VIEWPORTS.phone);
    await list.link('Ivo Oculto').waitFor();
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
    await list.link('Ivo Oculto').click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Currículo' }).click();
    const pages = page.getByRole('dialog').getByRole('group', { name: 'Currículo de Ivo Oculto' });
    await pages.getByText('E-mail: ivo.oculto@example.com').waitFor();
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await stateFindings(page)).toEqual([]);
    expect(recruiter.consoleErrors).toEqual([]);
  });
});
