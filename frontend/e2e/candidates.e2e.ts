import { readFile } from 'node:fs/promises';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { axeFindings } from './axe.js';
import { Journey, VIEWPORTS } from './journey.js';
import { manyCandidates } from './many-candidates.js';

describe('a recruiter among many candidates', () => {
  let system: TestSystem;
  let desk: Journey;
  let jobId: number;

  const status = async (name: string) =>
    (
      await system.rows<{ status: string }>('select status from candidates.candidate where last_name = $1', [
        name,
      ])
    )[0]?.status;
  const row = (name: string) => desk.page.getByRole('row', { name: new RegExp(name) });
  const open = (name: string) => desk.page.getByRole('button', { name: `Ver detalhes de ${name}` });

  const helpSheet = () => desk.page.getByRole('dialog', { name: 'Atalhos de teclado' });
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await desk.page.keyboard.press(key);
  };

  beforeAll(async () => {
    system = await startTestSystem({ env: { SEED_DEMO: 'false', ADMIN_PASSWORD: 'uma-senha-de-teste' } });
    const admin = system.visitor();
    await admin.login('admin', 'uma-senha-de-teste');
    jobId = await manyCandidates(system, admin);
    desk = await Journey.start(system.url, { width: 1440, height: 900 });
    // This Chromium has no reader for PDF; what the page does for those that have one is what is tested.
    await desk.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
    );
    await desk.login('admin', 'uma-senha-de-teste');
    await desk.page.waitForURL('**/dashboard');
  }, 180_000);
  afterAll(async () => {
    await desk?.end();
    await system?.stop();
  });

  it('reads the résumé beside the form, is told what the parser noticed, and sets score and status with a history', async () => {
    const { page } = desk;
    const [file] = await Promise.all([page.waitForResponse(/\/resume-base64/), open('Ivo Oculto').click()]);
    expect(((await file.json()) as { resumeData: string }).resumeData).toMatch(/^JVBERi/);
    const dialog = page.getByRole('dialog');
    const frame = dialog.locator('iframe[title="Currículo de Ivo Oculto"]');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toMatch(/^blob:/);
    await dialog.getByText(/texto oculto/).waitFor();
    const seen = await system.rows(`select actor_name from candidates.resume_access`);
    expect(seen).toEqual([{ actor_name: 'admin' }]);
    await desk.picture('candidato-curriculo');

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

  it('filters by job, days and words, which reload and back keep', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Data da candidatura' }).click();
    const calendar = page.getByRole('dialog', { name: 'Data da candidatura' });
    expect(await calendar.getByRole('grid').count()).toBe(2);
    const apply = calendar.getByRole('button', { name: 'Aplicar' });
    expect(await apply.isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await desk.picture('candidatos-periodo');
    await page.keyboard.press('Escape');
    // The tenth of November of the year before, to its end in São Paulo.
    await page.goto('/dashboard?de=2025-11-08&ate=2025-11-08');
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

  it('exports what the filters show, safe for spreadsheets', async () => {
    const { page } = desk;
    await page.goto('/dashboard?job=talent-bank&search=bia');
    await page.getByText('Mostrando 1-6 de 6 candidatos').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar Relatório' }).click(),
    ]);
    await page.getByText('Relatório exportado').waitFor();
    expect(file.suggestedFilename()).toBe('candidatos.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFNome;E-mail;Telefone;Vaga;Status;Score;')).toBe(true);
    const lines = text.trim().split(/\r?\n/).slice(1);
    expect(lines).toHaveLength(6);
    for (const line of lines)
      expect(line).toMatch(/^"?'=Bia Teste \d\d"?;pessoa\d+@example\.com;.*;Banco de Talentos;Novo;/);
  });

  it('changes many after a preview, and takes it back', async () => {
    const { page } = desk;
    await page.goto(`/dashboard?job=${jobId}`);
    await page.getByText('Mostrando 1-10 de 12 candidatos').waitFor();
    await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await page.getByRole('button', { name: 'Selecionar todos os 12 do filtro' }).click();
    await page.getByText('12 selecionados').waitFor();
    await desk.picture('candidatos-selecao');
    await page.getByRole('button', { name: 'Mudar status' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Novo status' }).click();
    await page.getByRole('option', { name: 'Reprovado' }).click();
    await dialog.getByText('11 candidatos:').waitFor();
    await dialog.getByText(/1 não muda/).waitFor();
    // Whether they hear of it is asked each time.
    const notice = dialog.getByRole('checkbox', { name: 'Avisar os candidatos por e-mail' });
    expect(await notice.isChecked()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await desk.picture('candidatos-previa');
    await dialog.getByRole('button', { name: 'Mudar 11 candidatos' }).click();
    await page.getByText('11 candidatos: Reprovado.').waitFor();
    expect(await status('Teste 13')).toBe('rejected');
    expect(await status('Teste 24')).toBe('hired');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByText('Mudança desfeita').waitFor();
    expect(await status('Teste 13')).toBe('new');
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

  it('is worked by keys alone, which are left to whoever types', async () => {
    const { page } = desk;
    await page.goto('/dashboard?ordem=name&status=new');
    await open('=Bia Teste 01').waitFor();
    await keys('/');
    await page.keyboard.type('teste j6');
    expect(await page.getByLabel('Buscar por nome ou e-mail').inputValue()).toBe('teste j6');
    await page.getByLabel('Buscar por nome ou e-mail').fill('');
    await open('=Bia Teste 01').waitFor();
    await page.getByRole('heading', { level: 1 }).click();

    await keys('?');
    const help = helpSheet();
    await help.getByText('Próximo candidato').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keys('Escape');
    await help.waitFor({ state: 'hidden' });

    // The second row is rejected, leaves the list, and its place keeps the focus.
    await keys('j', 'j');
    const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const name = second!.replace('Ver detalhes de ', '');
    await keys('6');
    await page.getByText(`${name}: Reprovado`).waitFor();
    await open(name).waitFor({ state: 'hidden' });
    expect(await status(name.replace(/^\S+ /, ''))).toBe('rejected');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-candidate'));
    await keys('z');
    await page.getByText('Mudança desfeita').waitFor();
    await open(name).waitFor();
  });

  it('goes from one opened candidate to the next by keys, over the pages, and switches the keys off', async () => {
    const { page } = desk;
    await page.goto('/dashboard?ordem=name&status=new');
    await open('=Bia Teste 01').waitFor();
    // From nowhere upwards is the last row.
    await keys('k', 'Enter');
    const dialog = page.locator('#candidato');
    await dialog.getByText('10 de 23', { exact: true }).waitFor();
    await keys('j');
    await dialog.getByText('11 de 23', { exact: true }).waitFor();
    await page.waitForURL(/page=2/);
    await keys('2');
    await page
      .getByText(/: Em análise$/)
      .first()
      .waitFor();
    await keys('j');
    await dialog.getByText(/^12 de \d+$/).waitFor();
    await keys('s');
    await page.keyboard.type('66');
    await keys('Enter');
    await page.getByText('Pontuação atualizada').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    const help = helpSheet();
    await keys('?');
    await help.getByRole('switch', { name: 'Atalhos de uma tecla ligados' }).click();
    await keys('Escape');
    await help.waitFor({ state: 'hidden' });
    await keys('?');
    expect(await help.count()).toBe(0);
    await page.getByRole('button', { name: 'Atalhos' }).click();
    await help.getByRole('switch').click();
    await keys('Escape');
  });

  it('lists interviews, takes back on the screen what the server refuses, and fits a phone', async () => {
    const { page } = desk;
    await page.goto('/dashboard?aba=entrevistas');
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
    await page.getByRole('dialog').getByText('ivo.oculto@example.com').waitFor();
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);

    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SetCandidateStatus') ? route.abort() : route.continue(),
    );
    // The list asks once more when its feed begins; the focus is to outlast that.
    const feed = page.waitForResponse('**/api/live*');
    await page.goto('/dashboard?search=oculto');
    await feed;
    await open('Ivo Oculto').focus();
    await page.keyboard.press('6');
    // The rejection also cancels the interview, which is asked first.
    await page
      .getByRole('dialog')
      .getByText(/A entrevista de .* será cancelada/)
      .waitFor();
    await page.getByRole('button', { name: 'Sim, reprovar' }).click();
    await page.getByText(/Erro ao atualizar status: Não foi possível falar com o servidor/).waitFor();
    await row('Ivo Oculto').getByText('Em análise').waitFor();
    await page.unroute('**/graphql');
    expect(await axeFindings(page)).toEqual([]);
    expect(desk.complaints).toEqual([]);

    await system.rows(
      `update candidates.candidate set ip_address = '2001:db8:85a3:8d3:1319:8a2e:370:7348',
         email = repeat('primeiro.', 9) || 'nome@example.com' where last_name = 'Oculto'`,
    );
    await page.setViewportSize(VIEWPORTS.desk);
    await page.goto('/dashboard');
    await open('Ivo Oculto').waitFor();
    expect(await desk.cutOff()).toEqual([]);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto('/dashboard');
    await open('Ivo Oculto').waitFor();
    expect(await desk.overflow()).toBe(0);
    expect(await desk.cutOff()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await desk.picture('telefone-candidatos');
    await page.getByRole('checkbox', { name: 'Selecionar Ivo Oculto' }).check();
    await page.getByText('1 selecionado').waitFor();
    await page.getByRole('button', { name: 'Data da candidatura' }).click();
    expect(await page.getByRole('dialog').getByRole('grid').count()).toBe(1);
    await page.keyboard.press('Escape');
    await open('Ivo Oculto').click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Currículo' }).click();
    await page.getByRole('dialog').locator('iframe').waitFor();
    expect(await desk.overflow()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }, 120_000);
});
