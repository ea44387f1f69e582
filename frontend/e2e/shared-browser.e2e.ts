import { eventually } from '@araucaria/testing';
import { connectToBrowser } from './support/browser.js';
import { Journey } from './support/journey.js';

/** No page of the site is opened. */
const NO_SITE = 'http://127.0.0.1:1';

describe('the browser of a worker', () => {
  it('has nothing of the connection before', async () => {
    const first = await connectToBrowser();
    const context = await first.newContext();
    await context.addCookies([{ name: 'left', value: 'behind', url: NO_SITE }]);
    const page = await context.newPage();
    await page.evaluate(() => Object.assign(window, { left: 'behind' }));
    await first.close();

    const second = await connectToBrowser();
    expect(second.contexts()).toEqual([]);
    expect(await (await second.newContext()).cookies()).toEqual([]);
    await second.close();
  });

  it('is replaced when it has died, also for the journeys of the same file', async () => {
    const before = await Journey.start(NO_SITE);
    const killer = await connectToBrowser();
    const died = new Promise((resolve) => killer.once('disconnected', resolve));
    const devTools = await killer.newBrowserCDPSession();
    await devTools.send('Browser.crash').catch(() => undefined);
    await died;
    await eventually(async () => !before.page.context().browser()?.isConnected());

    const [one, other] = await Promise.all([Journey.start(NO_SITE), Journey.start(NO_SITE)]);
    expect(await one.page.evaluate(() => 1 + 1)).toBe(2);
    expect(await other.page.evaluate(() => 1 + 1)).toBe(2);
    expect(one.page.context().browser()).toBe(other.page.context().browser());
  });
});
