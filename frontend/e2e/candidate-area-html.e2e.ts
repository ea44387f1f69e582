import { applicant, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';
import { mailedLink } from './support/mailed-link.js';

describe('Minha candidatura as HTML', () => {
  let system: TestSystem;
  let jobs: Array<{ id: number; title: string }>;

  beforeAll(async () => {
    system = await startTestSystem();
    jobs = (await system.visitor().get<typeof jobs>('/api/jobs')).body;
  });
  afterAll(() => system?.stop());

  it('can be read without JavaScript, by its person only: the mailed link is pasted into a form', async () => {
    const phone = '(41) 98888-7766';
    const form = { ...applicant(1), jobId: jobs[0]!.id, phone };
    const visitor = system.visitor();
    const send = async (path: string, body: object) =>
      (await visitor.post(path, { ...body, recaptchaToken: await system.captcha() })).status;
    expect(await send('/api/candidates', form)).toBe(201);
    expect(await send('/api/candidate-area/links', { email: form.email })).toBe(202);
    const link = await mailedLink(system, form.email, 'O seu link para');
    const reader = await Journey.start(system.url, {
      viewport: VIEWPORTS.phone,
      javaScriptEnabled: false,
    });
    const { page } = reader;
    const open = async () => {
      await page.getByLabel('Link recebido por e-mail').fill(system.url + link);
      await page.getByRole('button', { name: 'Abrir Minha candidatura' }).click();
    };
    try {
      await page.goto(link);
      await open();
      const card = page.getByRole('article', { name: jobs[0]!.title });
      await card.getByText('Recebida').waitFor();
      await card.getByText('A equipe vai ler a sua candidatura.').waitFor();
      expect(page.url()).toBe(`${system.url}/minha-candidatura`);
      const main = page.getByRole('main');
      expect(await main.getByRole('button').allInnerTexts()).toEqual(['Sair desta área']);
      expect(await reader.overflowPx()).toBe(0);
      await reader.screenshot('minha-candidatura-sem-javascript');
      await page.getByRole('link', { name: 'Meus dados' }).click();
      await page.getByText(phone).waitFor();
      const response = await page.reload();
      expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
      expect(response?.headers()).not.toHaveProperty('etag');
      // Neither visitors nor staff get it, whatever they or a cache have seen before.
      for (const other of [system.visitor(), await system.admin()]) {
        const { headers, body } = await other.get<string>('/minha-candidatura');
        expect([headers.get('cache-control'), body.includes(form.email)]).toEqual(['no-cache', false]);
      }
      await page.getByRole('button', { name: 'Sair desta área' }).click();
      await page.getByText('Não há senha').waitFor();
      await open();
      await page.getByText('Este link está incompleto, expirou ou já foi usado.').waitFor();
      await reader.screenshot('minha-candidatura-sem-javascript-link');
    } finally {
      await reader.close();
    }
    // A page of another site cannot send the forms.
    for (const path of ['session', 'session/end']) {
      const body = new URLSearchParams({ link });
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const refused = await visitor.send('POST', `/api/candidate-area/forms/${path}`, body, foreign);
      expect(refused.status).toBe(403);
    }
  });
});
