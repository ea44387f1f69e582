import type { BrowserContextOptions, Page } from 'playwright-core';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { Journey } from './journey.js';

/** Starts a system for the tests of a file about pages whose code has not loaded. */
export function startForEarlyVisits() {
  let system: TestSystem;
  /** Of the open jobs; filled before the first test. */
  const ids: number[] = [];
  beforeAll(async () => {
    system = await startTestSystem();
    ids.push(...(await system.visitor().get<Array<{ id: number }>>('/api/jobs')).body.map(({ id }) => id));
  });
  afterAll(() => system?.stop());

  const visit = async (
    run: (page: Page, visitor: Journey) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const visitor = await Journey.start(system.url, options);
    await run(visitor.page, visitor);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.close();
  };
  return { visit, ids };
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const isFocused = (page: Page, id: string) =>
  page.evaluate((expected) => document.activeElement?.id === expected, id);
