import { strict as assert } from 'node:assert';
import { send } from '../harness/http-client.ts';
import { atMost } from '../harness/limits.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';

const JOB_PAGE: RowDefinition = {
  name: 'jobs-page-bytes',
  title: '`/vagas` with 160 jobs, not compressed',
  baseline: '–',
  line: [atMost('htmlBytes', 60_000)],
  goal: [atMost('htmlBytes', 60_000)],
};
const OPEN_JOBS = 160;
const STORED_CANDIDATES = 1_000;

/** How much a visitor downloads for the list of jobs. */
export const group: RowGroup = {
  rows: [JOB_PAGE],
  async run(bench) {
    const product = await bench.servers.product({
      ...{ candidates: STORED_CANDIDATES, jobs: OPEN_JOBS, copy: 'site' },
      parts: ['jobs', 'users', 'candidates'],
    });
    const html = await send(`${product.url}/vagas`);
    assert.ok(html.includes('<article'), 'the page is rendered');
    const json = await send(`${product.url}/api/jobs`);
    assert.equal((JSON.parse(json.toString()) as unknown[]).length, OPEN_JOBS);
    const compressed = await send(`${product.url}/vagas`, { headers: { 'accept-encoding': 'br' } });
    bench.report(JOB_PAGE, {
      values: { htmlBytes: html.length, compressedBytes: compressed.length, jsonBytes: json.length },
    });
  },
};
