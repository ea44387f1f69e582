import { InterviewsRpc } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { InterviewCountsService } from '../src/lists/interview-counts.service.js';

const INTERVIEWS = 300;
const CONCURRENT = 8;

/** What the call returns, counted one by one. */
const COUNTED = `
  select count(*)::int as total, count(*) filter (where status = 'scheduled')::int as scheduled,
    count(*) filter (where status = 'scheduled' and confirmed_by is null)::int as pending,
    count(*) filter (where status = 'scheduled' and confirmed_by is not null)::int as confirmed,
    count(*) filter (where status = 'scheduled' and starts_at <= now())::int as "awaitingOutcome",
    count(*) filter (where status = 'completed')::int as completed,
    count(*) filter (where status = 'cancelled')::int as cancelled
  from interview where not is_hidden`;

describe('counts of interviews', () => {
  let service: TestService<typeof InterviewsRpc.calls>;
  let counts: InterviewCountsService;
  beforeAll(async () => {
    service = await startTestService(AppModule, InterviewsRpc);
    counts = service.app.get(InterviewCountsService);
    await service.rows(
      `insert into interview (id, candidate_id, type, starts_at, send_email, send_whatsapp, arranged_at)
       select gen_random_uuid(), n, 'hr', timestamptz '2026-03-02T12:00:00Z' + n * interval '1 day', false, false, now()
       from generate_series(1, $1::int) n`,
      [INTERVIEWS],
    );
  });
  afterAll(() => service.stop());

  const expectTrueCounts = async () => {
    const [expected] = await service.rows(COUNTED);
    expect(await service.as(ADMIN).counts({})).toEqual(expected);
  };

  it('are true after concurrent changes, of which some are rolled back', async () => {
    await expectTrueCounts();
    const changes = [
      `update interview set status = 'completed' where candidate_id % 7 = `,
      `update interview set status = 'cancelled' where candidate_id % 11 = `,
      `update interview set confirmed_by = 'email', confirmed_at = now() where candidate_id % 3 = `,
      `update interview set is_hidden = not is_hidden where candidate_id % 5 = `,
      `delete from interview where candidate_id > 100 and candidate_id % 31 = `,
    ];
    const change = async (worker: number) => {
      for (const [index, sql] of changes.entries()) {
        // Deadlocks of this test itself roll back, as a failed statement of the service does.
        await service.rows(`${sql}${(worker + index) % 7}`).catch(() => undefined);
        await service.rows(`${sql}${worker} returning 1 / 0`).catch(() => undefined);
        await counts.fold();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT }, (_, worker) => change(worker)));
    await expectTrueCounts();
    expect(await counts.correct()).toEqual({ corrected: 0 });
  });

  it('are summed up when they have many rows', async () => {
    for (let n = 0; n < INTERVIEWS; n++)
      await service.rows('update interview set is_hidden = not is_hidden where candidate_id = 2');
    const before = await service.as(ADMIN).counts({});
    expect((await counts.fold()).folded).toBeGreaterThan(200);
    expect(await service.as(ADMIN).counts({})).toEqual(before);
    const [{ rows } = { rows: 0 }] = await service.rows<{ rows: number }>(
      'select count(*)::int as rows from interview_count',
    );
    expect(rows).toBeLessThanOrEqual(6);
    await expectTrueCounts();
  });

  it('are corrected after a fault', async () => {
    await service.rows(`insert into interview_count values ('completed', false, 5), ('scheduled', true, -2)`);
    expect(await counts.correct()).toEqual({ corrected: 2 });
    await expectTrueCounts();
  });
});
