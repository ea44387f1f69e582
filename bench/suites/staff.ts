import { Visitor } from '@araucaria/testing';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { withProduct } from '../product.ts';
import { measureMs, median } from '../statistics.ts';

const SERVICES = ['jobs', 'users', 'candidates', 'interviews', 'referrals'];
const ADMIN_PASSWORD = 'senha-da-medida-2026';
const PATHS = ['/usuarios', '/dashboard'];
const BARE_PATH = '/medida';
const WARM_UP_ROUNDS = 3;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;
type Page = Awaited<ReturnType<BrowserContext['newPage']>>;

interface PageRequest {
  url(): string;
  method(): string;
  postData(): string | null;
}

/**
 * The time from an address to the rows of its table, in a browser that has cached the files; beside a page without any
 * framework that sends the same queries and prints the answers.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 15);
  await withProduct(async ({ start, onStop }) => {
    for (const name of SERVICES) await start(name, { ADMIN_PASSWORD, SEED_DEMO: 'true' });
    const { url } = await start('gateway');
    const browser = await launchBrowser();
    onStop(() => browser.close());
    const context = await staffContext(browser, url);
    const page = await context.newPage();
    // A separate page: routing turns the cache of a page off.
    const barePage = await context.newPage();
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
      const [product, baseline] = [median(productMs), median(bareMs)];
      console.log(
        `${path}: ${Math.round(product)} ms, ${(product / baseline).toFixed(2)} of a bare page that sends the same ` +
          `${queries.length} queries (${Math.round(baseline)} ms)`,
      );
    }
  });
}

/** A browser context that is logged in as the administrator. */
async function staffContext(browser: Browser, url: string): Promise<BrowserContext> {
  const admin = new Visitor(url);
  const { status } = await admin.login('admin', ADMIN_PASSWORD);
  if (status !== 200) throw new Error(`the administrator could not log in: ${status}`);
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR' });
  await context.addCookies([...admin.cookieJar].map(([name, value]) => ({ name, value, url })));
  return context;
}

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
const answers = await Promise.all(${JSON.stringify(queries).replaceAll('<', '\\u003c')}.map(async (body) => (await send(body)).text()));
for (const answer of answers) document.querySelector('tbody').insertRow().insertCell().textContent = answer;
</script>`;
}
