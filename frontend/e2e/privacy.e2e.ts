import { applicant, eventually, startTestSystem, story, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

story('the privacy centre', () => {
  let system: TestSystem;
  let admin: Journey;
  let candidateIds: number[];

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
    const visitor = system.visitor();
    candidateIds = [];
    for (const n of [1, 2]) {
      const form = {
        ...applicant(n),
        jobId: 0,
        consentVersion: '2026-11',
        recaptchaToken: await system.captcha(),
      };
      candidateIds.push((await visitor.post<{ id: number }>('/api/candidates', form)).body.id);
    }
    await age(60);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** As if this number of days had passed for the two applicants. */
  const age = (days: number) =>
    system.rows(
      `update candidates.candidate_record set created_at = created_at - make_interval(days => $1),
         quarantined_at = quarantined_at - make_interval(days => $1),
         restored_at = restored_at - make_interval(days => $1) where id = any($2)`,
      [days, candidateIds],
    );
  const section = (name: string) => admin.page.getByRole('region', { name });
  const finishedRuns = async () =>
    (await system.rows(`select id from users.retention_run where finished_at is not null and not dry_run`))
      .length;
  const runNow = async () => {
    const { page } = admin;
    const before = await finishedRuns();
    await section('Execuções').getByRole('button', { name: 'Executar agora' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Executar' }).click();
    await page.getByText('Execução iniciada').first().waitFor();
    await eventually(async () => (await finishedRuns()) > before);
    await section('Execuções').getByRole('button', { name: 'Executar agora', disabled: false }).waitFor();
  };

  it('shows purposes and consents', async () => {
    const { page } = admin;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Privacidade', exact: true }).click();
    await page.getByRole('heading', { name: 'Candidaturas a vagas' }).waitFor();
    await section('Consentimentos por versão do texto').getByText('2026-11').first().waitFor();
    await admin.screenshot('privacidade-finalidades');
  });

  it('simulates, holds, quarantines, restores and erases', async () => {
    const { page } = admin;
    const [held, due] = candidateIds;
    await page.getByRole('tab', { name: 'Retenção' }).click();
    await page.getByRole('button', { name: 'Alterar prazo: Banco de Talentos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Prazo em dias').fill('20');
    await dialog.getByLabel('Aplicar este prazo todas as noites').check();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Informe um número inteiro de 30 a 700').waitFor();
    await dialog.getByLabel('Prazo em dias').fill('50');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('50 dias').waitFor();

    await page.getByRole('button', { name: 'Nova retenção legal' }).click();
    await dialog.getByRole('button', { name: 'Iniciar' }).click();
    await dialog.getByText('Procure a pessoa e escolha a candidatura').waitFor();
    await dialog.getByLabel('Nome da pessoa').fill('prado joana');
    await dialog.getByLabel('Nome da pessoa').press('Enter');
    await admin.screenshot('privacidade-retencao-legal');
    await dialog.getByRole('button', { name: /^Joana Prado 1/ }).click();
    await dialog.getByLabel('Motivo').fill('Processo 0001/2026');
    await dialog.getByRole('button', { name: 'Iniciar' }).click();
    await section('Retenção legal').getByText('Processo 0001/2026').waitFor();

    await page.getByRole('button', { name: 'Simular' }).click();
    await page.getByText(`1 iriam para a quarentena (nº ${due}); 1 sob retenção legal`).waitFor();
    await section('Quarentena').getByText('Quarentena vazia').waitFor();

    await runNow();
    await section('Quarentena').getByText('Joana Prado 2').waitFor();
    await admin.screenshot('privacidade-retencao');
    await resize(page, VIEWPORTS.phone);
    expect(await admin.overflowPx()).toBeLessThanOrEqual(0);
    await admin.screenshot('privacidade-retencao-360');
    await resize(page, VIEWPORTS.desktop);
    const inList = async () => {
      const body = (await (await page.request.get('/api/candidates?limit=100')).json()) as {
        candidates: Array<{ id: number }>;
      };
      return body.candidates.map(({ id }) => id).filter((id) => candidateIds.includes(id));
    };
    expect(await inList()).toEqual([held]);

    await page.getByRole('button', { name: 'Restaurar Joana Prado 2' }).click();
    await section('Quarentena').getByText('Quarentena vazia').waitFor();
    expect((await inList()).sort()).toEqual([...candidateIds].sort());

    await age(60);
    await runNow();
    await section('Quarentena').getByText('Joana Prado 2').waitFor();
    await age(31);
    await runNow();
    await section('Quarentena').getByText('Quarentena vazia').waitFor();
    await section('Execuções').getByText(`1 apagados (nº ${due})`).waitFor();
    expect(
      await system.rows('select id from candidates.candidate_record where id = any($1)', [candidateIds]),
    ).toEqual([{ id: held }]);

    await page.getByRole('button', { name: 'Encerrar: Joana Prado 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
    await section('Retenção legal').getByText('Nenhuma retenção legal').waitFor();
    expect(admin.consoleErrors).toEqual([]);
  });

  it('answers a request by erasing everything about the person', async () => {
    const { page } = admin;
    await admin.open('/privacidade-interna?aba=pedidos');
    await page.getByText('Nenhum pedido registrado').waitFor();
    await page.getByRole('button', { name: 'Registrar pedido' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Pedido' }).click();
    await page.getByRole('option', { name: 'Exclusão' }).click();
    await dialog.getByLabel('Nome do titular').fill('Joana Prado 1');
    await dialog.getByLabel('E-mail com que os dados estão guardados').fill(applicant(1).email.toUpperCase());
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
    await page.getByText('Faltam 15 dias').waitFor();
    await admin.screenshot('privacidade-pedidos');
    await page.getByText('Exclusão nº 1').click();
    await dialog.getByText(`Candidatura nº ${candidateIds[0]}`).waitFor();
    await admin.screenshot('privacidade-pedido');
    await dialog.getByRole('button', { name: 'Apagar os dados' }).click();
    await page.getByRole('button', { name: 'Apagar em definitivo' }).click();
    await page.getByText('Os dados foram apagados.').waitFor();
    expect(
      await system.rows('select id from candidates.candidate_record where id = any($1)', [candidateIds]),
    ).toEqual([]);
  });

  it('registers an incident and finds who was affected', async () => {
    const { page } = admin;
    await admin.open('/privacidade-interna?aba=incidentes');
    await page.getByRole('button', { name: 'Registrar incidente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('O que aconteceu').fill('Conta usada por terceiro');
    await dialog.getByLabel('Dados afetados').fill('Nome e e-mail');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Falta: ANPD e titulares').waitFor();
    await resize(page, VIEWPORTS.phone);
    expect(await admin.overflowPx()).toBeLessThanOrEqual(0);
    await admin.screenshot('privacidade-incidentes-360');
    await resize(page, VIEWPORTS.desktop);
    await admin.screenshot('privacidade-incidentes');
    expect(admin.consoleErrors).toEqual([]);
  });
});
