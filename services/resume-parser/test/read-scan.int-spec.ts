import { readFileSync } from 'node:fs';
import { readScan } from '../src/ocr/read-scan.js';
import { SCAN_LIMITS } from '../src/limits.js';

const twoSheets = () => readFileSync(new URL('./fixtures/scan/duas-folhas.pdf', import.meta.url));

describe('the pages of a scan', () => {
  it('are read while there is time: the first one stays when none is left for the second', async () => {
    const limits = { ...SCAN_LIMITS, cpuMs: 600_000, wallMs: 1 };
    const resume = await readScan(new Uint8Array(twoSheets()), limits);
    expect(resume).toMatchObject({ recognised: true, truncated: true, pages: 2 });
    expect(resume.text.match(/DIVINO/g)).toHaveLength(1);
  });

  it('are all read on a machine so busy that they take a hundred times as long', async () => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * 100;
    const limits = { ...SCAN_LIMITS, cpuMs: 120_000, wallMs: 60_000_000 };
    try {
      const resume = await readScan(new Uint8Array(twoSheets()), limits);
      expect(resume).toMatchObject({ recognised: true, truncated: false, pages: 2 });
    } finally {
      performance.now = now;
    }
  });
});
