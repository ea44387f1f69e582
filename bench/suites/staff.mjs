import { Visitor } from '@araucaria/testing';
import { launchBrowser } from '../../frontend/e2e/browser.ts';
import { withProduct } from '../product.mjs';

const SERVICES = ['jobs', 'users', 'candidates', 'interviews', 'referrals'];
const ADMIN_PASSWORD = 'senha-da-medida-2026';
const PAGES = ['/usuarios', '/dashboard'];
const BARE = '/medida';

/**
 * From an address to rows in its table, in a browser that has the files already; beside a page without any framework that
 * asks the same questions and prints the answers.
 */
export async function run(args) {
  const rounds = Number(args[0] ?? 15);
  await withProduct(async ({ start, onStop }) => {
    for (const name of SERVICES) await start(name, { ADMIN_PASSWORD, SEED_DEMO: 'true' });
    const { url } = await start('gateway');
    const browser = await launchBrowser();
    onStop(() => browser.close());
    const context = await staffContext(browser, url);
    const page = await context.newPage();
    // A page of its own: what is routed is no longer kept.
    const other = await context.newPage();
    for (const path of PAGES) {
      const questions = await questionsOf(page, path);
      await other.route(`**${BARE}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: bare(questions) }),
      );
      const [ours, theirs] = [[], []];
      for (let round = 0; round < rounds; round++) {
        ours.push(await untilRows(page, path));
        theirs.push(await untilRows(other, BARE));
      }
      await other.unroute(`**${BARE}`);
      const [product, baseline] = [median(ours), median(theirs)];
      console.log(
        `${path}: ${Math.round(product)} ms, ${(product / baseline).toFixed(2)} of a bare page that asks the same ` +
          `${questions.length} questions (${Math.round(baseline)} ms)`,
      );
    }
  });
}

/** A browser whose owner is logged in as the administrator. */
async function staffContext(browser, url) {
  const admin = new Visitor(url);
  const { status } = await admin.login('admin', ADMIN_PASSWORD);
  if (status !== 200) throw new Error(`the administrator could not log in: ${status}`);
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR' });
  await context.addCookies([...admin.cookieJar].map(([name, value]) => ({ name, value, url })));
  return context;
}

/** Loads the page until its files are kept, and tells what it asks the server for. */
async function questionsOf(page, path) {
  for (let round = 0; round < 3; round++) await untilRows(page, path);
  const bodies = [];
  const note = (request) => {
    if (request.url().includes('/graphql') && request.method() === 'POST') bodies.push(request.postData());
  };
  page.on('request', note);
  await untilRows(page, path);
  page.off('request', note);
  return bodies;
}

async function untilRows(page, path) {
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  return performance.now() - began;
}

const bare = (
  questions,
) => `<!doctype html><title>Medida</title><table><tbody></tbody></table><script type="module">
const ask = (body) => fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const answers = await Promise.all(${JSON.stringify(questions).replaceAll('<', '\\u003c')}.map(async (body) => (await ask(body)).text()));
for (const answer of answers) document.querySelector('tbody').insertRow().insertCell().textContent = answer;
</script>`;

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
