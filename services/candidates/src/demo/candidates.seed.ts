import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { JobsClient, type JobView } from '@araucaria/contracts';
import { DemoSeeder, demoHistory } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { ApplicationsService } from '../apply/applications.service.js';
import { DEMO_CANDIDATES, type DemoCandidate } from './demo-candidates.js';
import { DEMO_REFERRED } from './demo-referred.js';
import { demoResume } from './demo-resume.js';
import { HistoryEntry } from '../records/history-entry.entity.js';
import { ResponsesService } from '../responses/responses.service.js';

const CONSENT_VERSION = '2026-11';

/** Writes demo candidates into an empty service as soon as the jobs that they apply to exist. */
@Injectable()
export class CandidatesSeed implements OnApplicationBootstrap {
  constructor(
    private readonly demo: DemoSeeder,
    private readonly applications: ApplicationsService,
    private readonly responses: ResponsesService,
    private readonly files: ResumeFiles,
    private readonly clock: Clock,
    private readonly jobs: JobsClient,
  ) {}

  onApplicationBootstrap(): void {
    const demos = demoHistory() ? [...DEMO_CANDIDATES, ...DEMO_REFERRED] : DEMO_CANDIDATES;
    this.demo.seed({
      table: 'candidate',
      prepare: async () => {
        const jobs = await this.jobs.list({});
        return demos.every((demo) => !demo.job || jobOf(demo, jobs)) ? jobs : undefined;
      },
      write: async (em, jobs) => {
        for (const demo of demos) await this.write(em, demo, jobs);
      },
    });
  }

  private async write(em: EntityManager, demo: DemoCandidate, jobs: JobView[]): Promise<void> {
    const now = this.clock.now();
    const job = jobOf(demo, jobs);
    if (job) {
      await em.execute(
        'insert into job_ref (id, title, department, is_active) values (?, ?, ?, true) on conflict (id) do nothing',
        [job.id, job.title, job.department],
      );
    }
    const application = {
      ...demo.application,
      consentVersion: CONSENT_VERSION,
      ...(job && { jobId: job.id }),
      ...(await this.resumeOf(demo)),
    };
    const candidate = await this.applications.store(em, application, subDays(now, demo.appliedDaysAgo));
    const candidateId = candidate.id;
    candidate.score = demo.score;
    candidate.scoredAt = demo.score ? subDays(now, demo.appliedDaysAgo) : null;
    for (const { to, daysAgo, note } of demo.statuses) {
      const at = subDays(now, daysAgo);
      HistoryEntry.record(em, { candidateId, kind: 'status', from: candidate.status, to, note, at });
      candidate.changeStatus(to, at);
      // Every change but the first reading of an application comes with a message.
      if (to !== 'reviewing')
        await this.responses.record(em, {
          candidateId,
          at: at.toISOString(),
          isRejection: to === 'rejected',
        });
    }
    if (demo.step) {
      const at = subDays(now, demo.step.daysAgo);
      HistoryEntry.record(em, { candidateId, kind: 'hiring-step', from: null, to: demo.step.to, at });
      candidate.changeStep(demo.step.to, at);
      candidate.startDate = format(addDays(now, demo.step.startsInDays), 'yyyy-MM-dd');
    }
  }

  /** Candidates with work experience have a résumé. */
  private async resumeOf({ application }: DemoCandidate) {
    if (!application.experiences) return {};
    const { key } = await this.files.put(demoResume(application));
    return { resumeKey: key, resumeFilename: `Currículo ${application.firstName}.pdf` };
  }
}

function jobOf({ job }: DemoCandidate, jobs: JobView[]): JobView | undefined {
  return job === undefined ? undefined : jobs.find(({ title }) => title.includes(job));
}
