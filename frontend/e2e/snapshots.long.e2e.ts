import { applicant, startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';
import { ReferredCandidates } from './support/referred-candidates.js';
import { resize } from './support/resize.js';
import { differenceFromStored, MAX_DIFFERING_PIXELS, snapshotFault } from './support/snapshot.js';

const WINDOW = { width: 1280, height: 800 };

const PUBLIC = [
  ['inicio', '/'],
  ['vagas', '/vagas'],
  ['candidatura', '/candidatura'],
] as const;
const STAFF = [
  ['candidatos', '/dashboard'],
  ['candidato', '/dashboard?candidato={candidate}'],
  ['candidatos-aprovados', '/candidatos-aprovados'],
  ['contratacoes', '/hiring-dashboard'],
  ['bonus', '/pagamentos-bonus'],
  ['controle-indicacoes', '/controle-indicacoes'],
  ['usuarios', '/usuarios'],
] as const;

/** `npm run snapshots` stores new pictures after a wanted change. */
describe('the main screens', () => {
  let system: TestSystem;
  let candidate: number;
  let visitor: Journey;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    const root = await system.admin();
    for (const n of [1, 2, 3, 4]) {
      const application = { ...applicant(n), recaptchaToken: await system.captcha() };
      const { body } = await system.visitor().post<{ id: number }>('/api/candidates', application);
      if (n > 2) await root.post(`/api/candidates/${body.id}/approve`, {});
      candidate = body.id;
    }
    const referred = new ReferredCandidates(system, root);
    await referred.hire('Carla', 60);
    await referred.hire('Dora', 10);
    for (const username of ['ana.lima', 'beto.reis'])
      await root.post('/api/auth/register', { username, password: 'pinhao-verde-77', isEmployee: true });
    await system.settle();
    visitor = await Journey.start(system.url);
    admin = await Journey.start(system.url, { session: root });
    for (const { page } of [visitor, admin]) {
      await resize(page, WINDOW);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
  });
  afterAll(async () => {
    await visitor?.close();
    await admin?.close();
    await system?.stop();
  });

  const faultOf = async ({ page }: Journey, name: string, path: string) => {
    await page.goto(path.replace('{candidate}', String(candidate)));
    await page.getByRole('heading').first().waitFor();
    // The live connection of the staff area never ends, so there is no idle network to wait for.
    await page.waitForFunction(
      () =>
        !document.querySelector(
          '[aria-busy="true"], [data-loading], .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])',
        ),
    );
    return snapshotFault(page, name);
  };

  it.each(PUBLIC)('look as before: %s', async (name, path) => {
    expect(await faultOf(visitor, name, path)).toBeUndefined();
  });

  it.each(STAFF)('look as before: %s', async (name, path) => {
    expect(await faultOf(admin, name, path)).toBeUndefined();
  });

  it('are told from a screen with another label on a button', async () => {
    const { page } = admin;
    await page.goto('/usuarios');
    const button = page.getByRole('button', { name: 'Convidar por e-mail' });
    await button.evaluate((element) => element.lastChild?.replaceWith('Convidar alguém'));
    const { pixels } = await differenceFromStored(page, 'usuarios');
    expect(pixels).toBeGreaterThan(MAX_DIFFERING_PIXELS);
  });
});
