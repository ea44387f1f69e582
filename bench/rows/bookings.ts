import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addDays, businessDayFrom, today, type Visitor } from '@araucaria/testing';
import { send } from '../harness/http-client.ts';
import { atMost, atLeast } from '../harness/limits.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { measureMs, median } from '../statistics.ts';

const BOOKINGS: RowDefinition = {
  name: 'bookings',
  title: '200 bookings of one slot',
  baseline: '200 `INSERT`s with the unique index',
  line: [atMost('winners', 1), atLeast('winners', 1)],
  goal: [atMost('timeRatio', 2)],
};
const ATTEMPTS = 200;
const CONCURRENT_INSERTS = 10;
const STORED_CANDIDATES = 10_000;
const UNIQUE_VIOLATION = '23505';
const SLOTS = [
  '09:00',
  '09:15',
  '09:30',
  '09:45',
  '10:00',
  '10:15',
  '10:30',
  '10:45',
  '11:00',
  '11:15',
  '11:30',
  '11:45',
];

/** Two hundred candidates are booked into the same time at once; one booking succeeds. */
export const group: RowGroup = {
  rows: [BOOKINGS],
  async run(bench) {
    const { servers } = bench;
    const candidates = Math.min(STORED_CANDIDATES, bench.options.candidates);
    const product = await servers.product({ candidates, copy: 'writing' });
    const pool = new pg.Pool({
      connectionString: await servers.database(candidates, 'writing_baseline'),
      max: CONCURRENT_INSERTS,
    });
    servers.onStop(() => pool.end());
    const admin: Visitor = await product.system.admin();
    const day = await businessDayFrom(admin, addDays(today(), 100));
    const winners: number[] = [];
    const productMs: number[] = [];
    const baselineMs: number[] = [];
    for (let round = -1; round < bench.options.rounds; round++) {
      const startsAt = `${day}T${SLOTS[round + 1] ?? '13:00'}:00-03:00`;
      const statuses: string[] = [];
      const book = async (candidateId: number): Promise<void> => {
        const body = {
          candidateId,
          interviewDate: startsAt,
          interviewType: 'hr',
          notificationOptions: { sendEmail: false, sendWhatsApp: false },
        };
        const response = await send(`${product.url}/api/interviews`, {
          method: 'POST',
          headers: { ...product.staff, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          status: [200, 201, 409],
        });
        statuses.push(response.includes('SLOT_TAKEN') ? 'taken' : 'booked');
      };
      const oneMs = await measureMs(() => Promise.all(range(ATTEMPTS).map((n) => book(n + 1))));
      await product.system.settle();
      let inserted = 0;
      const insert = async (candidateId: number): Promise<void> => {
        try {
          await pool.query({
            name: 'book',
            text: `insert into interviews.interview (id, candidate_id, type, starts_at, send_email, send_whatsapp, arranged_at)
                   values ($1, $2, 'hr', $3, false, false, now())`,
            values: [randomUUID(), candidateId, startsAt],
          });
          inserted++;
        } catch (error) {
          if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
        }
      };
      const otherMs = await measureMs(() => Promise.all(range(ATTEMPTS).map((n) => insert(n + 1))));
      assert.equal(inserted, 1);
      const won = statuses.filter((status) => status === 'booked').length;
      if (round < 0) continue;
      winners.push(won);
      productMs.push(oneMs);
      baselineMs.push(otherMs);
    }
    const ratios = productMs.map((ms, index) => ms / (baselineMs[index] ?? Number.NaN));
    bench.report(BOOKINGS, {
      ratio: spreadOf('p50', ratios),
      values: {
        // Line and goal hold only if every round has one winner.
        winners: winners.find((count) => count !== 1) ?? 1,
        timeRatio: median(ratios),
        productMs: median(productMs),
        baselineMs: median(baselineMs),
      },
    });
  },
};

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
