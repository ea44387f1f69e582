import lighthouse from 'lighthouse';

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

/** Audits a page as a phone with Lighthouse's simulated slow 4G. @param port debugging port of a running Chromium */
export async function audit(url: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse did not audit ${url}`);
  const { audits, categories } = result.lhr;
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
