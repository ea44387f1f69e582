import { freePort } from '@araucaria/local/ports';
import type { Visitor } from '@araucaria/testing';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { withServers } from '../harness/servers.ts';
import type { Page } from '../site/browser.ts';
import { audit, type LighthouseResult } from '../site/lighthouse.ts';
import { describeStaffList, measureStaffLists } from '../site/staff-lists.ts';
import { walk, type WalkResult } from '../site/walk.ts';
import { median } from '../statistics.ts';

const PARTS = ['jobs', 'users', 'candidates', 'interviews', 'referrals'] as const;
/** As visitors have it: the demonstration with its history, and captchas that take their time. */
const ENVIRONMENT = { SEED_DEMO: 'true', DEMO_HISTORY: 'true', CAPTCHA_KEYS: '750' };
const JOBS = 160;
/** Between the keys of a quick typist. */
const KEY_DELAY_MS = 80;

/** What a visitor does on each page, and the lines of the measurement. */
const PAGES: Array<{ path: string; act: (page: Page) => Promise<void> }> = [
  {
    path: '/',
    act: async (page) => {
      await page.mouse.wheel(0, 600);
      await page.getByRole('button', { name: 'INDIQUE UM AMIGO' }).click();
      await page.getByRole('dialog').getByLabel('Seu nome completo').fill('Ana Souza');
      await page.keyboard.press('Escape');
    },
  },
  {
    path: '/vagas',
    act: async (page) => {
      const search = page.getByRole('searchbox');
      await search.pressSequentially('engenharia', { delay: KEY_DELAY_MS });
      const found = page.getByText(/vagas? encontradas?$/);
      await found.waitFor();
      await search.fill('');
      await found.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Ver mais vagas' }).click();
      await page.getByRole('article').nth(6).waitFor();
      await page.getByRole('tab').nth(1).click();
    },
  },
  {
    path: '/vagas/{id}',
    act: async (page) => {
      await page.getByRole('button', { name: /^Compartilhar/ }).click();
      await page.getByRole('menuitem', { name: 'WhatsApp' }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    path: '/candidatura',
    act: async (page) => {
      await page.getByLabel(/^Nome/).first().pressSequentially('Ana', { delay: KEY_DELAY_MS });
      await page.getByLabel(/^Sobrenome/).pressSequentially('Souza', { delay: KEY_DELAY_MS });
      await page.getByLabel('Vaga de interesse').selectOption({ index: 3 });
    },
  },
];

/** What the median of the rounds may be at most; Lighthouse's scores at least. */
const GOALS = {
  walk: { lcpMs: 1_000, inpMs: 100, cls: 0.02, usedScriptKb: 110 },
  lighthouse: { lcpMs: 1_800, performance: 95, otherScores: 100 },
  /** Time to the rows of a staff list, as a multiple of a bare page that sends the same queries. */
  staffListRatio: 2,
};

/**
 * The pages of visitors with 160 jobs: a scripted walk on a slow phone with an empty cache, and Lighthouse for phones. Then the
 * lists of the staff, whose files are cached. Prints the medians of the rounds.
 * @param args number of rounds, and optionally the path of a public page, or `staff`
 */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 5);
  const selected = args[1];
  const pages = PAGES.filter(({ path }) => !selected || path === selected);
  await withServers(async (servers) => {
    const { url, system } = await servers.product({ candidates: 0, parts: PARTS, env: ENVIRONMENT });
    const admin = await system.admin();
    const id = await createJobs(admin);
    const port = await freePort();
    const browser = await launchBrowser(`--remote-debugging-port=${port}`);
    servers.onStop(() => browser.close());
    for (const { path, act } of pages) {
      const address = url + path.replace('{id}', String(id));
      const html = await (await fetch(address)).arrayBuffer();
      const walks: WalkResult[] = [];
      const audits: LighthouseResult[] = [];
      for (let round = 0; round < rounds; round++) {
        walks.push(await walk(browser, address, act));
        audits.push(await audit(address, port));
      }
      console.log(`${path}: HTML ${kB(html.byteLength)}`);
      printWalks(walks);
      printAudits(audits);
    }
    if (selected && selected !== 'staff') return;
    for (const result of await measureStaffLists(browser, url, admin, rounds)) {
      console.log(describeStaffList(result));
      printGoals({
        [`≤ ${GOALS.staffListRatio} times the bare page`]:
          result.productMs <= GOALS.staffListRatio * result.bareMs,
      });
    }
  });
}

function printWalks(results: readonly WalkResult[]): void {
  const of = (pick: (result: WalkResult) => number) => median(results.map(pick));
  const lcpMs = of((result) => result.lcpMs);
  const inpMs = of((result) => result.inpMs);
  const cls = of((result) => result.cls);
  const usedScriptKb = of((result) => result.usedScriptBytes) / 1000;
  const goals = GOALS.walk;
  console.log(
    `  walk: LCP ${lcpMs.toFixed(0)} ms, INP ${inpMs} ms, CLS ${cls.toFixed(3)}, JavaScript ` +
      `${kB(of((result) => result.scriptBytes))} before interactions, ${usedScriptKb.toFixed(1)} kB after them`,
  );
  printGoals({
    [`LCP ≤ ${goals.lcpMs} ms`]: lcpMs <= goals.lcpMs,
    [`INP ≤ ${goals.inpMs} ms`]: inpMs <= goals.inpMs,
    [`CLS ≤ ${goals.cls}`]: cls <= goals.cls,
    [`JavaScript with interactions ≤ ${goals.usedScriptKb} kB`]: usedScriptKb <= goals.usedScriptKb,
  });
}

function printAudits(results: readonly LighthouseResult[]): void {
  const score = (name: keyof LighthouseResult['scores']) => median(results.map(({ scores }) => scores[name]));
  const lcpMs = median(results.map((result) => result.lcpMs));
  const blockingMs = median(results.map((result) => result.blockingMs));
  const others = [score('accessibility'), score('best-practices'), score('seo')];
  const failures = [...new Set(results.flatMap((result) => result.failures))];
  const goals = GOALS.lighthouse;
  console.log(
    `  Lighthouse: performance ${score('performance')}, accessibility ${others[0]}, best practices ${others[1]}, ` +
      `SEO ${others[2]}, LCP ${lcpMs.toFixed(0)} ms, blocked ${blockingMs.toFixed(0)} ms ${failures.join(' ')}`,
  );
  printGoals({
    [`LCP ≤ ${goals.lcpMs} ms`]: lcpMs <= goals.lcpMs,
    [`performance ≥ ${goals.performance}`]: score('performance') >= goals.performance,
    [`others ${goals.otherScores}`]: others.every((value) => value >= goals.otherScores),
  });
}

const printGoals = (goals: Record<string, boolean>): void =>
  console.log(
    `    ${Object.entries(goals)
      .map(([goal, isMet]) => `${goal}: ${isMet ? 'met' : 'missed'}`)
      .join(', ')}`,
  );

/** Adds jobs until there are 160. @returns the id of one of them */
async function createJobs(admin: Visitor): Promise<number> {
  const listed = (await admin.get<Array<Record<string, unknown> & { id: number }>>('/api/jobs')).body;
  let id = listed[0]?.id ?? 0;
  for (let index = listed.length; index < JOBS; index++) {
    const { title, department, location, type, description, requirements } = listed[index % listed.length]!;
    const created = await admin.post<{ id: number }>('/api/jobs', {
      ...{ title: `${String(title)} ${index}`, department, location, type, description, requirements },
    });
    id = created.body.id;
  }
  return id;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
