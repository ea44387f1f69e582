import { eventually, resumePdf, startTestSystem, type TestSystem } from '@araucaria/testing';
import { expectGoodLook } from './support/good-look.js';
import { Journey, VIEWPORTS } from './support/journey.js';

const EMAIL = 'joana.segunda@example.com';

interface StoredApplication {
  id: number;
  job_id: number;
  phone: string;
  resume_key: string | null;
}

describe('a person with two applications', () => {
  let system: TestSystem;
  let person: Journey;
  let jobs: Array<{ id: number; title: string }>;
  let draftLink: string;

  beforeAll(async () => {
    system = await startTestSystem();
    jobs = (await system.visitor().get<Array<{ id: number; title: string }>>('/api/jobs')).body;
    person = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  }, 120_000);
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  const send = async (jobId: number, values: { phone: string; file?: Buffer }) => {
    const { page } = person;
    const field = (label: string) => page.getByLabel(label, { exact: true });
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
    await page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar Candidatura' }).click();
  };
  const applications = () =>
    system.rows<StoredApplication>(
      'select id, job_id, phone, resume_key from candidates.candidate where email = $1 order by id',
      [EMAIL],
    );
  const mailedLink = (subject: string, pattern: RegExp) =>
    eventually(async () => {
      const mail = system.mailbox.messages().find((message) => message.subject.startsWith(subject));
      return pattern.exec(mail?.text ?? '')?.[0];
    });

  it('sends the second one with a known e-mail: it is kept, and the page says so below the specified text', async () => {
    await send(jobs[0]!.id, { phone: '(41) 99876-5432' });
    await person.waitForToast('Candidatura enviada com sucesso!');
    await send(jobs[1]!.id, { phone: '(41) 3333-0000', file: await resumePdf() });
    await person.waitForToast('Email já cadastrado', 'Você já se candidatou anteriormente.');
    await person.page.getByText('Nada do que você preencheu se perdeu').waitFor();
    await expectGoodLook(person, 'candidatura-guardada');
    expect(await applications()).toHaveLength(1);
  });

  it('finishes it by one click on the page of the mailed link, and the first one is untouched', async () => {
    const { page } = person;
    draftLink = await mailedLink('Confirme a sua candidatura', /\/confirmar-candidatura#[\w-]{43}/);
    // A mail scanner that opens the link uses up nothing.
    expect((await system.visitor().get('/confirmar-candidatura')).status).toBe(200);
    await page.goto(draftLink);
    await page.getByText(`Confira a sua candidatura para a vaga ${jobs[1]!.title}.`).waitFor();
    await page.getByText('joana.pdf').waitFor();
    await expectGoodLook(person, 'candidatura-confirmar');
    await page.getByRole('radio', { name: /^Usar “\(41\) 3333-0000”/ }).check();
    await page.getByRole('button', { name: 'Confirmar e enviar a candidatura' }).click();
    await page.getByText('Candidatura enviada com sucesso!').waitFor();
    await expectGoodLook(person, 'candidatura-confirmada');
    // The corrected number is the person's, and shows in both.
    expect(await applications()).toMatchObject([
      { job_id: jobs[0]!.id, resume_key: null, phone: '(41) 3333-0000' },
      { job_id: jobs[1]!.id, resume_key: expect.any(String), phone: '(41) 3333-0000' },
    ]);
  });

  it('cannot send it twice by the same link', async () => {
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
    await page.goto(await mailedLink('O seu link para', /\/minha-candidatura#[\w-]{43}/));
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).waitFor();
    await expectGoodLook(person, 'minha-candidatura-abrir');
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).click();
    const card = page.getByRole('article', { name: jobs[1]!.title });
    await card.getByText('Recebida').waitFor();
    await card.getByText('A equipe vai ler a sua candidatura.').waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(new URL(page.url()).hash).toBe('');
    await expectGoodLook(person, 'minha-candidatura');
  });

  it('withdraws one of them, which an open screen of the staff shows by itself, and undoes it', async () => {
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
      expect(office.consoleErrors).toEqual([]);
    } finally {
      await office.close();
    }
  });

  it('erases everything after the e-mail was entered', async () => {
    const { page } = person;
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
