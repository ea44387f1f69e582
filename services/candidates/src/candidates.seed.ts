import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, format, subDays } from 'date-fns';
import type { JobsRpc, JobView, RpcClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { bool, log, readConfig, rpcToken, work } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { DEMO_CANDIDATES, type DemoCandidate } from './demo-candidates.js';
import { HistoryEntry } from './history-entry.entity.js';

/** Half a minute for the vacancies to be there, since all services start together. */
const TRIES = 60;
const PAUSE = 500;

/**
 * Fills an empty service with people to look at, where `SEED_DEMO` asks for it; beside the start, not before it,
 * because their vacancies come from another service. Nothing is told: nobody must get mail for invented people.
 */
@Injectable()
export class CandidatesSeed implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsService,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  onApplicationBootstrap(): void {
    if (!readConfig({ SEED_DEMO: bool({ default: false }) }).SEED_DEMO) return;
    void this.seed().catch((error: unknown) => log.warn({ err: error }, 'no demo candidates written'));
  }

  private async seed(): Promise<void> {
    const [{ empty }] = await this.database.read((em) =>
      em.execute<[{ empty: boolean }]>('select not exists (select 1 from candidate) as empty'),
    );
    if (!empty) return;
    const vacancies = await this.vacancies();
    if (work.leaving) return;
    await this.database.transaction(async (em) => {
      // Replicas start together too; whoever comes second finds the table filled.
      await em.execute(`select pg_advisory_xact_lock(hashtext('araucaria:seed-candidates'))`);
      if ((await em.execute('select 1 from candidate limit 1')).length) return;
      for (const demo of DEMO_CANDIDATES) await this.write(em, demo, vacancies);
      log.info({ candidates: DEMO_CANDIDATES.length }, 'demo candidates written');
    });
  }

  /** Those that there are once every demo candidate finds theirs, or when the time is over. */
  private async vacancies(): Promise<JobView[]> {
    let list: JobView[] = [];
    for (let tries = 0; tries < TRIES && !work.leaving; tries++) {
      list = await this.jobs.list({}).catch(() => list);
      if (DEMO_CANDIDATES.every((demo) => !demo.vacancy || vacancyOf(demo, list))) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
    }
    return list;
  }

  private async write(em: EntityManager, demo: DemoCandidate, vacancies: JobView[]): Promise<void> {
    const now = new Date();
    const vacancy = vacancyOf(demo, vacancies);
    if (vacancy) {
      await em.execute(
        'insert into job_ref (id, title, department, is_active) values (?, ?, ?, true) on conflict (id) do nothing',
        [vacancy.id, vacancy.title, vacancy.department],
      );
    }
    const application = { ...demo.application, jobId: vacancy?.id };
    const candidate = await this.applications.store(em, application, subDays(now, demo.appliedDaysAgo));
    const candidateId = candidate.id;
    candidate.score = demo.score;
    for (const { to, daysAgo, note } of demo.road) {
      const at = subDays(now, daysAgo);
      HistoryEntry.record(em, { candidateId, kind: 'status', from: candidate.status, to, note, at });
      candidate.changeStatus(to, at);
    }
    if (demo.step) {
      const at = subDays(now, demo.step.daysAgo);
      HistoryEntry.record(em, { candidateId, kind: 'hiring-step', from: null, to: demo.step.to, at });
      candidate.moveTo(demo.step.to, at);
      candidate.startDate = format(addDays(now, demo.step.startsInDays), 'yyyy-MM-dd');
    }
  }
}

function vacancyOf({ vacancy }: DemoCandidate, vacancies: JobView[]): JobView | undefined {
  return vacancy === undefined ? undefined : vacancies.find(({ title }) => title.includes(vacancy));
}
