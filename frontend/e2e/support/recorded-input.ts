import type { BrowserContext, Page } from 'playwright-core';

const RECORD = 'recordedInput';

/** Keeps the last keys, clicks and moves of the focus of each page, for the artefacts of a failure. */
export async function recordInput(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const lines: string[] = [];
    Object.assign(globalThis, { [name]: lines });
    // Not `outerHTML`, which writes all that is inside.
    const startTagOf = ({ localName, attributes }: Element) =>
      `<${[localName, ...Array.from(attributes, ({ name: key, value }) => `${key}="${value}"`)].join(' ')}>`;
    const describe = (target: EventTarget | null) =>
      target instanceof Element ? startTagOf(target).slice(0, 100) : 'the window';
    for (const type of ['keydown', 'pointerdown', 'focusin', 'focusout'])
      addEventListener(
        type,
        (event) => {
          const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
          lines.push(`${Math.round(performance.now())} ms ${type}${key} ${describe(event.target)}`);
          if (lines.length > 60) lines.shift();
        },
        true,
      );
  }, RECORD);
}

/** @returns the last input of a page, and the element that has the focus now */
export function recordedInput(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const lines = (globalThis as unknown as Record<string, string[] | undefined>)[name] ?? [];
    return [...lines, `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`];
  }, RECORD);
}
