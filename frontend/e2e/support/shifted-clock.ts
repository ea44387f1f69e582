import type { BrowserContext } from 'playwright-core';

/**
 * In a run on another day (`FAKETIME`, as `+86400s`) the browser keeps the machine's clock: shifts the dates of its pages as much. Timers
 * and `performance` stay real. Playwright's clock would replace them too, and a page could not recognise a reload.
 */
export async function shiftClock(context: BrowserContext): Promise<void> {
  const [, seconds] = /^([+-]\d+)s$/.exec(process.env.FAKETIME ?? '') ?? [];
  if (seconds === undefined) return;
  await context.addInitScript(
    (shiftMs) => {
      const real = Date;
      const now = () => real.now() + shiftMs;
      globalThis.Date = new Proxy(real, {
        construct: (target, values: unknown[], created) =>
          Reflect.construct(target, values.length ? values : [now()], created) as Date,
        apply: () => new real(now()).toString(),
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      });
    },
    Number(seconds) * 1_000,
  );
}
