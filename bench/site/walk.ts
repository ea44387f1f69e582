import type { PerformanceEntry } from 'node:perf_hooks';
import type { Browser, Page } from './browser.ts';

const LATENCY_MS = 562.5;
/** Chrome's preset 'Slow 4G', and the processor of a cheap phone. */
const SLOW_4G = {
  latency: LATENCY_MS,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  offline: false,
};
const CPU_SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
/** Without a new paint or request for this time the page counts as loaded. */
const SETTLE_MS = 1_000;

export interface WalkResult {
  /** Largest contentful paint. */
  lcpMs: number;
  /** The slowest interaction: from the input to the next paint. */
  inpMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** JavaScript on the wire before the first interaction. */
  scriptBytes: number;
  /** JavaScript on the wire after all interactions. */
  usedScriptBytes: number;
}

interface Vitals {
  lcpMs: number;
  inpMs: number;
  cls: number;
}

/** The fields of a browser's performance entries that are read here. */
interface VitalEntry extends Pick<PerformanceEntry, 'startTime' | 'duration'> {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

type VitalsObserver = new (handle: (list: { getEntries: () => VitalEntry[] }) => void) => {
  observe: (options: object) => void;
};

/** Opens a page with an empty cache on a slow phone, acts as a visitor, and measures what the visitor felt. */
export async function walk(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<WalkResult> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(observeVitals);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const scriptBytes = bytes;
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return { ...vitals, scriptBytes, usedScriptBytes: bytes };
}

/** Runs in the page. Collects the web vitals as Chrome reports them. */
function observeVitals(): void {
  const vitals: Vitals = { lcpMs: 0, inpMs: 0, cls: 0 };
  Object.assign(globalThis, { vitals });
  // Node's type of that name lacks the browser's entries.
  const BrowserObserver = PerformanceObserver as unknown as VitalsObserver;
  const observe = (type: string, handle: (entry: VitalEntry) => void, options: object = {}) =>
    new BrowserObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) vitals.inpMs = Math.max(vitals.inpMs, duration);
    },
    { durationThreshold: 16 },
  );
}
