import { browserPath } from './browser-path.mjs';
import { startBrowserServer } from './browser-server.mjs';

/** Runs before the first system test, so that not every worker unpacks the browser. */
export default async function setUpBrowsers() {
  const server = await startBrowserServer(await browserPath());
  process.env.TEST_BROWSER_SERVER = server.url;
  globalThis.stopTestBrowsers = server.stop;
}
