import type { Request } from 'playwright-core';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './support/journey.js';

/** Requests after which a list that searches by itself again and again is recognised. */
const TOO_MANY = 12;

describe('a search on a slow machine', () => {
  let system: TestSystem;
  let recruiter: Journey;
  beforeAll(async () => {
    system = await startTestSystem();
    recruiter = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await recruiter?.close();
    await system?.stop();
  });

  // In `npm test`: use-search-text.spec ('is cleared while its results are under way …').
  it('that is cleared while it is under way leads back to the whole list, and ends', async () => {
    const { page } = recruiter;
    const rows = page.getByRole('link', { name: /^Ver detalhes de/ });
    const field = page.getByLabel('Buscar por nome ou e-mail');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const textOf = (request: Request) => request.postData() ?? '';
    let requests = 0;
    page.on('request', (request) => {
      if (textOf(request).includes('"operationName":"Candidates"')) requests += 1;
    });
    await page.goto('/dashboard?ordem=name');
    await rows.first().waitFor();
    const shown = await rows.count();
    for (const clearedAfterMs of [0, 120]) {
      const searched = page.waitForRequest((request) => textOf(request).includes('"search":"zzzz"'));
      await field.pressSequentially('zzzz');
      await searched;
      await page.waitForTimeout(clearedAfterMs);
      await field.fill('');
      const start = requests;
      // The pauses of typing, the requests and the rendering take less.
      for (let seen = -1; seen !== requests && requests < start + TOO_MANY;) {
        seen = requests;
        await page.waitForTimeout(2_500);
      }
      expect(requests - start).toBeLessThan(TOO_MANY);
      await rows.first().waitFor();
      expect(await rows.count()).toBe(shown);
      expect(await field.inputValue()).toBe('');
      expect(new URL(page.url()).search).toBe('?ordem=name');
    }
  });
});
