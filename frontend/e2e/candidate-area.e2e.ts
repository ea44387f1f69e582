import {
  businessDayIn,
  eventually,
  instantOf,
  itInLongForm,
  resumePdf,
  startTestSystem,
  story,
  type TestSystem,
} from '@araucaria/testing';
import { expectGoodLook } from './support/good-look.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { mailedLink } from './support/mailed-link.js';

const EMAIL = 'joana.segunda@example.com';
/** Of the first application. */
const FIRST = { firstName: 'Joana', lastName: 'Prado', email: EMAIL, phone: '(41) 99876-5432' };

story('a person with two applications', () => {
  let system: TestSystem;
  let person: Journey;
  let jobs: Array<{ id: number; title: string; department: string; location: string }>;
  let draftLink: string;

  beforeAll(async () => {
    system = await startTestSystem();
    jobs = (await system.visitor().get<typeof jobs>('/api/jobs')).body;
    person = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  });
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  const sendSecond = async () => {
    const { page } = person;
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await page.goto(`/candidatura?jobId=${jobs[1]!.id}`);
    await person.waitForHydration();
    const file = { name: 'joana.pdf', mimeType: 'application/pdf', buffer: await resumePdf() };
    await page.getByLabel('Currículo em PDF').setInputFiles(file);
    await page.getByRole('button', { name: 'Enviar outro currículo' }).waitFor();
    await page.getByText('2015 – 2019').waitFor();
    await person.screenshot('candidatura-curriculo-lido');
    // What is left out here is proposed again by the new résumé.
    const leaveOut = page.getByRole('button', { name: /^Não enviar/ });
    while (await leaveOut.count()) await leaveOut.first().click();
    await field('Nome *').fill('Joana');
    await field('Sobrenome *').fill('Prado');
    await field('E-mail *').fill(EMAIL);
    await field('Telefone *').fill('(41) 3333-0000');
    await page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
  };
  const openPart = (name: string) =>
    person.page.getByRole('navigation', { name: 'Minha candidatura' }).getByRole('link', { name }).click();
  const applications = () =>
    system.rows<{ id: number; job_id: number; phone: string; resume_key: string | null }>(
      'select id, job_id, phone, resume_key from candidates.candidate where email = $1 order by id',
      [EMAIL],
    );
  it('sends the second one with a known e-mail: it is kept, and a calm page says what comes next', async () => {
    const first = { ...FIRST, jobId: jobs[0]!.id, recaptchaToken: await system.captcha() };
    expect((await system.visitor().post('/api/candidates', first)).status).toBe(201);
    await sendSecond();
    await person.page.getByRole('heading', { level: 1, name: 'Veja o seu e-mail' }).waitFor();
    await person.page.getByText('Email já cadastrado').waitFor();
    await expectGoodLook(person, 'candidatura-guardada', { isMain: true });
    expect(await applications()).toHaveLength(1);
  });

  it('finishes it by one click on the page of the mailed link, and the first one is untouched', async () => {
    const { page } = person;
    draftLink = await mailedLink(system, EMAIL, 'Confirme a sua candidatura');
    // A mail scanner that opens the link uses up nothing.
    expect((await system.visitor().get('/confirmar-candidatura')).status).toBe(200);
    await page.goto(draftLink);
    await page.getByText(`Confira a sua candidatura para a vaga ${jobs[1]!.title}.`).waitFor();
    await page.getByText('joana.pdf').waitFor();
    await expectGoodLook(person, 'candidatura-confirmar', { isMain: true });
    expect(await page.getByRole('checkbox', { name: /^Telefone: \(41\) 3333-0000/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Confirmar e enviar a candidatura' }).click();
    await page.getByText('Candidatura enviada com sucesso!').waitFor();
    await expectGoodLook(person, 'candidatura-confirmada');
    // The corrected number is the person's, and shows in both.
    expect(await applications()).toMatchObject([
      { job_id: jobs[0]!.id, resume_key: null, phone: '(41) 3333-0000' },
      { job_id: jobs[1]!.id, resume_key: expect.any(String), phone: '(41) 3333-0000' },
    ]);
  });

  // In `npm test`: confirm-draft.page.spec ('says that nothing is left to confirm'), drafts.int-spec, races.e2e of the gateway.
  itInLongForm('cannot send it twice by the same link', async () => {
    const { page } = person;
    await page.goto('/vagas');
    await page.goto(draftLink);
    await page.getByText('Esta candidatura já foi confirmada.').waitFor();
    expect(await applications()).toHaveLength(2);
  });

  it('opens Minha candidatura by a mailed link, without a password', async () => {
    const { page } = person;
    await page.goto('/vagas');
    await page.getByRole('banner').getByRole('link', { name: 'Minha candidatura' }).click();
    await page.getByLabel('E-mail').waitFor();
    await expectGoodLook(person, 'minha-candidatura-pedir');
    await page.getByLabel('E-mail').fill(EMAIL);
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await page.getByText('Se este e-mail está em nossa base').waitFor();
    await page.goto(await mailedLink(system, EMAIL, 'O seu link para'));
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).waitFor();
    await expectGoodLook(person, 'minha-candidatura-abrir');
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).click();
    const card = page.getByRole('article', { name: jobs[1]!.title });
    await card.getByText('Recebida').waitFor();
    await card.getByText('A equipe vai ler a sua candidatura.').waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(new URL(page.url()).hash).toBe('');
    await expectGoodLook(person, 'minha-candidatura', { isMain: true });
  });

  // In `npm test`: the gateway's candidate-area-acts.e2e ('withdraws …'), area.page.spec ('withdraws …'), other-applications.spec.
  itInLongForm('withdraws one of them, which an open screen of the staff shows, and undoes it', async () => {
    const { page } = person;
    const [first, second] = await applications();
    const office = await Journey.startAdmin(system);
    try {
      const detail = office.page.getByRole('dialog');
      await office.page.goto(`/dashboard?candidato=${second!.id}`);
      await detail.getByRole('heading', { name: '1 outra candidatura desta pessoa' }).waitFor();
      await office.page.getByText('1 outra candidatura', { exact: true }).first().waitFor();
      await expectGoodLook(office, 'outras-candidaturas');
      await page.getByRole('button', { name: `Desistir desta candidatura: ${jobs[1]!.title}` }).click();
      await page.getByLabel('Motivo (opcional)').fill('Aceitei outra proposta');
      await expectGoodLook(person, 'minha-candidatura-desistir');
      await page.getByRole('button', { name: 'Confirmar a desistência' }).click();
      await page.getByText('Você desistiu', { exact: true }).waitFor();
      await detail.getByText('Aceitei outra proposta').waitFor();
      await page.getByRole('button', { name: 'Desfazer a desistência' }).click();
      await page.getByRole('button', { name: `Desistir desta candidatura: ${jobs[1]!.title}` }).waitFor();
      await detail.getByText('Mudança desfeita').waitFor();
      await detail.getByRole('link', { name: jobs[0]!.title }).click();
      await office.page.waitForURL(new RegExp(`candidato=${first!.id}`));
      await detail.getByRole('link', { name: jobs[1]!.title }).waitFor();
      // From any other list it opens over the page.
      await office.open(`/entrevistas?busca=1&search=${encodeURIComponent(EMAIL)}`);
      const others = office.page.getByRole('button', { name: '1 outra candidatura de Joana Prado' });
      await others.first().click();
      const list = office.page.getByRole('dialog', { name: '1 outra candidatura de Joana Prado' });
      await list.getByRole('link').waitFor();
      await expectGoodLook(office, 'entrevistas-outras-candidaturas');
      await list.getByRole('link').click();
      const opened = office.page.getByRole('dialog', { name: 'Joana Prado' });
      await opened.getByRole('heading', { name: '1 outra candidatura desta pessoa' }).waitFor();
      await opened.getByRole('button', { name: 'Fechar' }).click();
      await others.first().waitFor();
      expect(office.page.url()).toContain(`/entrevistas?busca=1&search=${encodeURIComponent(EMAIL)}`);
      expect(office.consoleErrors).toEqual([]);
    } finally {
      await office.close();
    }
  });

  // In `npm test`: own-interview.spec ('is confirmed in place …', 'is declined with a message …'), invitation-responses.int-spec.
  itInLongForm('answers an invitation in the area as on the page of its link, also after it', async () => {
    const { page } = person;
    const [, second] = await applications();
    const staff = await system.admin();
    const day = await businessDayIn(staff, 30);
    const scheduled = await staff.post<{ id: string }>('/api/interviews', {
      ...{ candidateId: second!.id, jobId: second!.job_id, interviewType: 'hr' },
      interviewDate: instantOf(day, '09:00'),
    });
    expect(scheduled.status).toBe(201);
    const stored = async () => (await staff.get(`/api/interviews/${scheduled.body.id}`)).body;
    await page.reload();
    const interview = page.getByRole('group', { name: /^Entrevista com RH: / });
    // All that is asked of the person is in the first screenful of a phone.
    const lastAct = interview.getByRole('button', { name: 'Pedir outro horário' });
    const end = await lastAct.evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
    expect(end).toBeLessThanOrEqual(VIEWPORTS.phone.height);
    await interview.getByRole('button', { name: 'Confirmar Presença' }).press('Enter');
    await interview.getByText('Presença confirmada').waitFor();
    expect(await stored()).toMatchObject({ confirmedBy: 'email', declinedAt: null });
    await interview.getByRole('button', { name: 'Não posso ir' }).press('Enter');
    await interview.getByLabel('Mensagem para a equipe (opcional)').fill('Viajo nesse dia.');
    await expectGoodLook(person, 'minha-candidatura-entrevista');
    await interview.getByRole('button', { name: 'Avisar que não posso ir' }).press('Enter');
    await interview.getByText('Você avisou que não pode ir.').waitFor();
    expect(await stored()).toMatchObject({ confirmedBy: null, responseNote: 'Viajo nesse dia.' });
  });

  // In `npm test`: own-resume.spec, new-resumes.int-spec, candidate-area-acts.e2e of the gateway ('takes a new résumé …').
  itInLongForm('takes a new résumé after seeing what it changes', async () => {
    const { page } = person;
    await openPart('Currículo');
    const file = { name: 'novo.pdf', mimeType: 'application/pdf', buffer: await resumePdf() };
    await page.getByLabel('Novo currículo em PDF').setInputFiles(file);
    const review = page.getByRole('group', { name: 'Conferir o novo currículo' });
    await review.getByText('Nada muda até você confirmar.').waitFor();
    await review.getByRole('heading', { name: 'Experiência profissional' }).waitFor();
    await expectGoodLook(person, 'minha-candidatura-curriculo');
    await review.getByRole('radio', { name: 'Usar “(41) 99876-5432”, do novo currículo' }).check();
    // An entry is corrected in place, by keyboard.
    await review
      .getByRole('button', { name: /^Editar antes de usar/ })
      .first()
      .press('Enter');
    const editor = review.getByRole('form', { name: 'Editar a experiência' });
    await expectGoodLook(person, 'minha-candidatura-curriculo-editar');
    await editor.getByLabel('Cargo').fill('');
    await editor.getByLabel('Cargo').press('Enter');
    await editor.getByText('Informe o cargo').waitFor();
    await editor.getByLabel('Cargo').fill('Mestra de obras');
    await editor.getByLabel('Cargo').press('Enter');
    await review.getByRole('button', { name: /^Editar antes de usar: Mestra de obras/ }).waitFor();
    const [before] = await applications();
    expect(before?.phone).toBe('(41) 3333-0000');
    await review.getByRole('button', { name: 'Usar este currículo' }).click();
    await page.getByText('Currículo trocado.').waitFor();
    await page.getByText(/O seu último currículo é “novo\.pdf”/).waitFor();
    // The experiences of the file were added, as the page proposes.
    await page.getByRole('heading', { name: 'Experiência e formação' }).waitFor();
    await page.getByText(/^Mestra de obras, /).waitFor();
    // What was sent keeps its file. The form of the profile has the taken value.
    expect(await applications()).toMatchObject([{ ...before, phone: '(41) 99876-5432' }, {}]);
    expect(await page.getByLabel('Telefone').inputValue()).toBe('(41) 99876-5432');
  });

  it('gets one e-mail about an opened job that matches an alert, and ends the alerts', async () => {
    const { page } = person;
    const { department, location } = jobs[0]!;
    await openPart('Outras vagas');
    await page.getByLabel('Departamento').selectOption(department);
    await page.getByLabel('Local', { exact: true }).selectOption(location);
    await page.getByRole('button', { name: 'Criar alerta' }).click();
    await page.getByText('Alerta criado.').waitFor();
    await page.getByRole('button', { name: `Remover o alerta ${department}, em ${location}` }).waitFor();
    const staff = await system.admin();
    const { status, body } = await staff.post<{ id: number }>('/api/jobs', {
      title: 'Vaga do alerta',
      ...{ department, location, type: 'CLT', description: 'Construir.', requirements: 'TypeScript' },
    });
    expect(status).toBe(201);
    await system.settle();
    // The service starts again on the next morning; its cron jobs run at its start.
    const morning = new Date();
    morning.setUTCHours(24 + 13, 0, 0, 0);
    const offsetMs = morning.getTime() - Date.now();
    await system.running.process('candidates').restart({ env: { CLOCK_OFFSET: String(offsetMs) } });
    const mail = await eventually(async () =>
      system.mailbox.messages().find(({ subject }) => subject === 'Nova vaga: Vaga do alerta'),
    );
    expect(mail.to).toEqual([EMAIL]);
    expect(mail.text).toContain(`/vagas/${body.id}`);
    const token = /\/cancelar-alertas#([\w-]{43})/.exec(mail.text)?.[1] ?? '';

    const alerts = () => system.rows('select 1 from candidates.job_alert');
    const header = `/api/job-alerts/unsubscribe/${token}`;
    await page.goto(header);
    await page.getByRole('button', { name: 'Cancelar todos os alertas' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cancelar-alertas');
    await expectGoodLook(person, 'cancelar-alertas', { isMain: true });
    expect(await alerts()).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancelar todos os alertas' }).click();
    await page.getByText('Os seus alertas de vagas foram cancelados.').waitFor();
    expect(await alerts()).toEqual([]);

    // As mail providers do it (RFC 8058): without cookies, by either kind of form.
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    await page.goto('/minha-candidatura?aba=vagas');
    for (const form of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
      await page.getByRole('button', { name: 'Criar alerta' }).click();
      await page.getByText('Alerta criado.').waitFor();
      const response = await fetch(system.url + header, { method: 'POST', body: form, redirect: 'manual' });
      expect(response.status).toBe(200);
      expect(await alerts()).toEqual([]);
      await page.reload();
    }
  });

  it('erases everything after the e-mail was entered', async () => {
    const { page } = person;
    await openPart('Privacidade');
    await page.getByRole('button', { name: 'Apagar todos os meus dados' }).click();
    await page.getByLabel('Digite o seu e-mail para confirmar').fill(EMAIL);
    await expectGoodLook(person, 'minha-candidatura-apagar');
    await page.getByRole('button', { name: 'Apagar tudo agora' }).click();
    await page.getByText('Os seus dados foram apagados.').waitFor();
    for (const table of ['person', 'candidate_record'])
      expect(await system.rows(`select 1 from candidates.${table} where email = $1`, [EMAIL])).toEqual([]);
    expect(person.consoleErrors).toEqual([]);
  });
});
