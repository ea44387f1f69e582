import { eventually, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { axeFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';

const EMAIL = 'joana.segunda@example.com';

describe('a second application', () => {
  let system: TestSystem;
  let person: Journey;
  let jobs: Array<{ id: number; title: string }>;
  let link: string;

  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'referrals', 'notifications', 'resume-parser'],
    });
    jobs = (await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs')).body;
    person = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  }, 120_000);
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  const field = (label: string) => person.page.getByLabel(label, { exact: true });
  const expectGoodLook = async (name: string) => {
    const { page } = person;
    for (const [size, viewport] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      expect([size, await person.overflowPx(), await axeFindings(page)]).toEqual([size, 0, []]);
      await person.screenshot(`${name}-${viewport.width}`);
    }
  };
  const send = async (jobId: number, values: { phone: string; city?: string; file?: Buffer }) => {
    const { page } = person;
    await page.goto(`/candidatura?jobId=${jobId}`);
    await person.waitForHydration();
    if (values.file) {
      const file = { name: 'joana.pdf', mimeType: 'application/pdf', buffer: values.file };
      await page.getByLabel('Currículo em PDF').setInputFiles(file);
      await page.getByRole('button', { name: 'Enviar outro currículo' }).waitFor();
    }
    await field('Nome *').fill('Joana');
    await field('Sobrenome *').fill('Prado');
    await field('E-mail *').fill(EMAIL);
    await field('Telefone *').fill(values.phone);
    await field('Cidade').fill(values.city ?? '');
    await page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
  };
  const applications = () =>
    system.rows<{ job_id: number; phone: string; city: string | null; resume_key: string | null }>(
      'select job_id, phone, city, resume_key from candidates.candidate where email = $1 order by id',
      [EMAIL],
    );

  it('is kept, and the page says so below the specified text', async () => {
    await send(jobs[0]!.id, { phone: '(41) 99876-5432' });
    await person.waitForToast('Candidatura enviada com sucesso!');
    await send(jobs[1]!.id, { phone: '(41) 3333-0000', city: 'Curitiba', file: await resumePdf() });
    await person.waitForToast('Email já cadastrado', 'Você já se candidatou anteriormente.');
    await person.page.getByText('Nada do que você preencheu se perdeu').waitFor();
    await expectGoodLook('candidatura-guardada');
    expect(await applications()).toHaveLength(1);
  });

  it('is finished by one click on the page of the mailed link, and the first one is untouched', async () => {
    const { page } = person;
    link = await eventually(async () => {
      const mail = system.mailbox
        .messages()
        .find(({ subject }) => subject.startsWith('Confirme a sua candidatura'));
      return /\/confirmar-candidatura#[\w-]{43}/.exec(mail?.text ?? '')?.[0];
    });
    // A mail scanner that opens the link uses up nothing.
    expect((await system.visitor().get('/confirmar-candidatura')).status).toBe(200);
    await page.goto(link);
    await page.getByText(`Confira a sua candidatura para a vaga ${jobs[1]!.title}.`).waitFor();
    await page.getByText('joana.pdf').waitFor();
    await expectGoodLook('candidatura-confirmar');
    await page.getByRole('radio', { name: /^Usar “\(41\) 3333-0000”/ }).check();
    await page.getByRole('button', { name: 'Confirmar e enviar a candidatura' }).click();
    await page.getByText('Candidatura enviada com sucesso!').waitFor();
    await expectGoodLook('candidatura-confirmada');
    const [first, second] = await applications();
    expect(first).toMatchObject({ job_id: jobs[0]!.id, resume_key: null });
    expect(second).toMatchObject({ job_id: jobs[1]!.id, resume_key: expect.any(String) });
    // The corrected number is the person's, and shows in both.
    expect([first?.phone, second?.phone]).toEqual(['(41) 3333-0000', '(41) 3333-0000']);
  });

  it('is not sent twice by the same link', async () => {
    const { page } = person;
    await page.goto('/vagas');
    await page.goto(link);
    await page.getByText('Esta candidatura já foi confirmada.').waitFor();
    expect(await applications()).toHaveLength(2);
    expect(person.consoleErrors).toEqual([]);
  });
});
