import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchedPackage } from '@araucaria/local/fetched-package';

/** Fetched when it is needed: with what it depends on it has 84 packages, and only this measurement uses them. */
const VERSION = '13.5.0';
const MAX_OUTPUT_BYTES = 100_000_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
  /** From 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcpMs: number;
  /** Total blocking time. */
  blockingMs: number;
  /** Audits without full marks, outside performance. */
  failures: string[];
}

interface Report {
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  categories: Record<
    string,
    { score: number | null; auditRefs: Array<{ id: string; weight: number }> } | undefined
  >;
}

/** Audits a page as a phone with Lighthouse's simulated slow 4G. @param port debugging port of a running Chromium */
export async function audit(url: string, port: number): Promise<LighthouseResult> {
  const program = join(await fetchedPackage('lighthouse', VERSION), 'cli', 'index.js');
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--form-factor=mobile'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...options, '--output=json', '--quiet', '--no-enable-error-reporting'],
    { maxBuffer: MAX_OUTPUT_BYTES },
  );
  const { audits, categories } = JSON.parse(stdout) as Report;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as LighthouseResult['scores'];
  const refs = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores,
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failures: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}
