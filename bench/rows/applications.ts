import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicant, resumePdf } from '@araucaria/testing';
import { sendJson } from '../harness/http-client.ts';
import { atLeast } from '../harness/limits.ts';
import type { Side } from '../harness/measure.ts';
import type { Bench, RowDefinition, RowGroup } from '../harness/row.ts';
import type { Product } from '../harness/servers.ts';
import { compareRates } from './compare.ts';
import { connectTo } from './candidate-sql.ts';

const PLAIN: RowDefinition = {
  name: 'apply',
  title: '`POST /api/candidates` without a file, 16 at once',
  baseline: '`node:http` + one transaction (row + outbox)',
  line: [atLeast('rateRatio', 0.25)],
  goal: [atLeast('rateRatio', 0.5)],
};
const WITH_FILE: RowDefinition = {
  name: 'apply-with-file',
  title: 'the same with a PDF of 200 KB',
  baseline: 'file + fsync + the same',
  line: [atLeast('rateRatio', 0.3)],
  goal: [atLeast('rateRatio', 0.7)],
};

const STORED_CANDIDATES = 10_000;
const CONCURRENCY = 16;
/** Captchas are solved before a round, so that their cost is not measured. */
const MAX_OPERATIONS = 400;
const SETTLE_TIMEOUT_MS = 120_000;
const PDF_BYTES = 200_000;
const JOB_ID = 101;
/** The first applicants of the warm-up are numbered after those of the generator. */
const FIRST_APPLICANT = 10_000_000;

let applicants = FIRST_APPLICANT;

/** Applications with all that they cause: events, copies in other services, e-mails. Their CPU is counted, their time is not. */
export const group: RowGroup = {
  rows: [PLAIN, WITH_FILE],
  async run(bench, names) {
    const { servers } = bench;
    const candidates = Math.min(STORED_CANDIDATES, bench.options.candidates);
    const product = await servers.product({ candidates, copy: 'writing' });
    const files = mkdtempSync(join(tmpdir(), 'araucaria-bench-files-'));
    servers.onStop(() => rmSync(files, { recursive: true, force: true }));
    const baseline = await servers.baseline('application', {
      DATABASE_URL: await servers.database(candidates, 'writing_baseline'),
      FILES: files,
    });
    const pids = () => ({ baseline: [baseline.pid], ...servers.serverPids() });
    for (const definition of [PLAIN, WITH_FILE].filter(({ name }) => names.has(name))) {
      const resumeData = definition === WITH_FILE ? await largePdf() : undefined;
      const body = (): object => ({
        ...applicant(applicants++),
        jobId: JOB_ID,
        ...(resumeData && { resumeData }),
      });
      const plain: Side = { operation: () => post(baseline.url, body()), pids };
      await compareRates(
        bench,
        definition,
        { concurrency: CONCURRENCY, maxOperations: MAX_OPERATIONS },
        { product: applicationSide(product, body), baseline: plain },
      );
      await assertStored(bench, product, resumeData !== undefined);
    }
  },
};

function applicationSide(product: Product, body: () => object): Side {
  const captchas: string[] = [];
  return {
    prepare: async (operations) => {
      while (captchas.length < operations) captchas.push(await product.system.captcha());
    },
    operation: async () => {
      const recaptchaToken = captchas.pop();
      const { id } = await post(`${product.url}/api/candidates`, { ...body(), recaptchaToken });
      assert.ok(id > 0);
    },
    settle: () => product.system.settle(SETTLE_TIMEOUT_MS),
    pids: product.pids,
  };
}

const post = (url: string, body: object): Promise<{ id: number }> =>
  sendJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
    status: 201,
  });

/** Every application that was answered is stored with its history, and its receipt is sent. */
async function assertStored(bench: Bench, product: Product, hasFile: boolean): Promise<void> {
  const client = await connectTo(product, bench.servers.onStop);
  const { rows } = await client.query<{
    candidates: number;
    histories: number;
    receipts: number;
    files: number;
  }>(
    `select count(*)::int as candidates,
       count(*) filter (where exists (select from candidates.history_entry h where h.candidate_id = c.id))::int as histories,
       count(*) filter (where exists (select from notifications.delivery d
         where d.candidate_id = c.id and d.kind = 'application-receipt' and d.state = 'sent'))::int as receipts,
       count(resume_key)::int as files
     from candidates.candidate c where c.email like 'joana.prado.%'`,
  );
  const [stored] = rows;
  assert.ok(stored?.candidates, 'applications are stored');
  assert.equal(stored.histories, stored.candidates);
  assert.equal(stored.receipts, stored.candidates);
  if (hasFile) assert.ok(stored.files > 0);
}

/** A real PDF, filled up behind its end, where readers ignore it. */
async function largePdf(): Promise<string> {
  const pdf = await resumePdf('Joana Prado', 'joana.prado@example.com');
  const padding = Buffer.from(`%${randomBytes((PDF_BYTES - pdf.length) / 2 - 1).toString('hex')}`);
  return Buffer.concat([pdf, padding]).toString('base64');
}
