import type { Visitor } from '@araucaria/testing';
import { measureMs, median } from '../statistics.ts';
import { openSession, type Browser, type Page } from './browser.ts';

const PATHS = ['/usuarios', '/dashboard'];
const BARE_PATH = '/medida';
const WARM_UP_ROUNDS = 3;

interface PageRequest {
  url(): string;
  method(): string;
  postData(): string | null;
}

export interface StaffListResult {
  path: string;
  /** Queries that the page sends until its rows are on the screen. */
  queries: number;
  /** Median time from the address to the rows. */
  productMs: number;
  /** The same of a page without any framework that sends the same queries and prints the responses. */
  bareMs: number;
}

/** Measures the time from an address to the rows of its table, in a browser that has cached the files, beside a bare page. */
export async function measureStaffLists(
  browser: Browser,
  url: string,
  admin: Visitor,
  rounds: number,
): Promise<StaffListResult[]> {
  const context = await openSession(browser, url, admin);
  const page = await context.newPage();
  // A separate page: routing turns the cache of a page off.
  const barePage = await context.newPage();
  const results: StaffListResult[] = [];
  for (const path of PATHS) {
    const queries = await recordQueries(page, path);
    await barePage.route(`**${BARE_PATH}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: bareHtml(queries) }),
    );
    const productMs: number[] = [];
    const bareMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      productMs.push(await measureMs(() => openUntilRows(page, path)));
      bareMs.push(await measureMs(() => openUntilRows(barePage, BARE_PATH)));
    }
    await barePage.unroute(`**${BARE_PATH}`);
    results.push({ path, queries: queries.length, productMs: median(productMs), bareMs: median(bareMs) });
  }
  await context.close();
  return results;
}

export const describeStaffList = ({ path, queries, productMs, bareMs }: StaffListResult): string =>
  `${path}: ${Math.round(productMs)} ms, ${(productMs / bareMs).toFixed(2)} of a bare page that sends the same ` +
  `${queries} queries (${Math.round(bareMs)} ms)`;

/** Loads the page until its files are cached. Returns the bodies of the queries that it then sends. */
async function recordQueries(page: Page, path: string): Promise<string[]> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await openUntilRows(page, path);
  const bodies: string[] = [];
  const record = (request: PageRequest): void => {
    if (request.url().includes('/graphql') && request.method() === 'POST')
      bodies.push(request.postData() ?? '');
  };
  page.on('request', record);
  await openUntilRows(page, path);
  page.off('request', record);
  return bodies;
}

async function openUntilRows(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
}

function bareHtml(queries: string[]): string {
  return `<!doctype html><title>Medida</title><table><tbody></tbody></table><script type="module">
const send = (body) => fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const responses = await Promise.all(${JSON.stringify(queries).replaceAll('<', '\\u003c')}.map(async (body) => (await send(body)).text()));
for (const response of responses) document.querySelector('tbody').insertRow().insertCell().textContent = response;
</script>`;
}
