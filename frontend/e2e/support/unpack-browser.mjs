import { browserPath } from './browser-path.mjs';

/** Runs before the first system test, so that not every worker unpacks the browser. */
export default async function unpackBrowser() {
  await browserPath();
}
