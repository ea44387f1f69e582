import type { Visitor } from '@araucaria/testing';
import { measureMs } from '../statistics.ts';
import { openSession, type Browser, type Page } from './browser.ts';

const VIEWPORT = { width: 1280, height: 800 };
const WARM_UP_ROUNDS = 3;
/** Positions of the pointer on the way from the first stage to the last and back. */
const DRAG_STEPS = 120;

interface PipelineTimes {
  firstPaintMs: number[];
  firstCardMs: number[];
  /** From the drop until the card stands in its new stage in the browser of the colleague, with the name of who moved it. */
  colleagueMs: number[];
  /** Of each round, 0 without a task over 50 ms. */
  longTasksMs: number[];
  dropTasksMs: number[];
}

interface PipelineOptions {
  browser: Browser;
  url: string;
  path: string;
  /** Who moves the cards, and a colleague. */
  users: [Visitor, Visitor];
  rounds: number;
}

export async function measurePipeline({
  browser,
  url,
  path,
  users,
  rounds,
}: PipelineOptions): Promise<PipelineTimes> {
  const [page, colleague] = await Promise.all(
    users.map(async (user) => (await openSession(browser, url, user, VIEWPORT)).newPage()),
  );
  const times: PipelineTimes = {
    firstPaintMs: [],
    firstCardMs: [],
    colleagueMs: [],
    longTasksMs: [],
    dropTasksMs: [],
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await openUntilCards(page!, path);
  for (let round = 0; round < rounds; round++) {
    times.firstCardMs.push(await measureMs(() => openUntilCards(page!, path)));
    times.firstPaintMs.push(await page!.evaluate(firstPaint));
  }
  await openUntilCards(colleague!, path);
  for (let round = 0; round < rounds; round++) {
    await openUntilCards(page!, path);
    // A part of loading: it would be measured as dragging.
    await stage(page!, 'Em análise').getByRole('listitem').first().waitFor();
    await page!.evaluate(observeLongTasks);
    const name = await dragFirstCard(page!);
    times.longTasksMs.push(await page!.evaluate(longestTask));
    times.colleagueMs.push(
      await measureMs(async () => {
        await page!.mouse.up();
        await cardOf(colleague!, 'Em análise', name)
          .getByText(/^Movido por /)
          .waitFor();
      }),
    );
    await cardOf(page!, 'Em análise', name).waitFor();
    times.dropTasksMs.push(await page!.evaluate(longestTask));
  }
  return times;
}

const stage = (page: Page, label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) });
const cardOf = (page: Page, label: string, name: string) =>
  stage(page, label)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function openUntilCards(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await stage(page, 'Novo').getByRole('listitem').first().waitFor();
}

/** Drags the first new card over all stages, and leaves the pointer, still pressed, over the second. @returns the name on the card */
async function dragFirstCard(page: Page): Promise<string> {
  const card = stage(page, 'Novo').getByRole('listitem').first();
  const name = await card.getByRole('link').innerText();
  const from = await centreOf(card);
  const over = await centreOf(stage(page, 'Em análise'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(VIEWPORT.width - 20, from.y, { steps: DRAG_STEPS });
  await page.mouse.move(over.x, over.y, { steps: DRAG_STEPS });
  return name;
}

async function centreOf(target: ReturnType<typeof cardOf>): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is dragged is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page. */
const firstPaint = (): number =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

/** Runs in the page. A long task is one over 50 ms. */
function observeLongTasks(): void {
  const found: number[] = [];
  Object.assign(globalThis, { longTasks: found });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.push(duration);
    // A type of Chromium, which the types of Node.js do not have.
  }).observe({ type: 'longtask' } as never);
}

/** Runs in the page. The longest task since the last call, 0 without a long one. */
const longestTask = (): number =>
  Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
