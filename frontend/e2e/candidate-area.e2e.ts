import { applicant, eventually, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';
import { axeFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';

describe("a candidate's own area", () => {
  let system: TestSystem;
  let staff: Visitor;
  let person: Journey;
  let candidateId: number;
  const { email } = applicant(1);

  beforeAll(async () => {
    system = await startTestSystem();
    staff = await system.admin();
    const [job] = (await staff.get<Array<{ id: number }>>('/api/jobs')).body;
    const form = { ...applicant(1), jobId: job!.id, recaptchaToken: await system.captcha() };
    candidateId = (await staff.post<{ id: number }>('/api/candidates', form)).body.id;
    person = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  }, 120_000);
  afterAll(async () => {
    await person?.close();
    await system?.stop();
  });

  const expectGoodLook = async (name: string) => {
    const { page } = person;
    for (const [size, viewport] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      expect([size, await person.overflowPx(), await axeFindings(page)]).toEqual([size, 0, []]);
      await person.screenshot(`${name}-${viewport.width}`);
    }
  };

  it('is opened by a mailed link, without a password', async () => {
    const { page } = person;
    await page.goto('/minha-candidatura');
    await page.getByLabel('E-mail').waitFor();
    await expectGoodLook('minha-candidatura-pedir');
    await page.getByLabel('E-mail').fill(email);
    await person.solveCaptcha();
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await page.getByText('Se este e-mail está em nossa base').waitFor();
    const link = await eventually(async () => {
      const mail = system.mailbox.messages().find(({ subject }) => subject.startsWith('O seu link para'));
      return /\/minha-candidatura#[\w-]{43}/.exec(mail?.text ?? '')?.[0];
    });
    await page.goto(link);
    await page.getByRole('button', { name: 'Abrir Minha candidatura' }).click();
    await page.getByRole('article').getByText('Recebida').waitFor();
    await page.getByText('A equipe vai ler o seu currículo.').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await expectGoodLook('minha-candidatura');
  });

  it('withdraws an application and undoes it', async () => {
    const { page } = person;
    await page.getByRole('button', { name: /Desistir desta candidatura/ }).click();
    await page.getByLabel('Motivo (opcional)').fill('Aceitei outra proposta');
    await page.getByRole('button', { name: 'Confirmar a desistência' }).click();
    await page.getByText('Você desistiu', { exact: true }).waitFor();
    const status = async () =>
      (await staff.get<{ status: string }>(`/api/candidates/${candidateId}`)).body.status;
    expect(await status()).toBe('declined');
    await page.getByRole('button', { name: 'Desfazer a desistência' }).click();
    await page.getByRole('button', { name: /Desistir desta candidatura/ }).waitFor();
    expect(await status()).toBe('new');
  });

  it('erases everything after the e-mail was entered', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Apagar todos os meus dados' }).click();
    await page.getByLabel('Digite o seu e-mail para confirmar').fill(email);
    await expectGoodLook('minha-candidatura-apagar');
    await page.getByRole('button', { name: 'Apagar tudo agora' }).click();
    await page.getByText('Os seus dados foram apagados.').waitFor();
    expect(await system.rows('select 1 from candidates.person where email = $1', [email])).toEqual([]);
  });
});
