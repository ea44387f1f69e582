import { AppError, type Clock } from '@araucaria/platform';
import { isJobOpen, type JobView, type JobsClient } from '@araucaria/contracts';
import { AnonymousReadCache } from '../http/anonymous-read-cache.js';
import { homeParts } from '../jobs/home-parts.js';
import { shownPicture } from '../jobs/shown-picture.js';
import { jobStateOf } from '../jobs/job-closing.js';
import { descriptionHtml } from '../jobs/job-description.js';
import { summaryOf } from '../jobs/job-summary.js';
import { similarJobs } from '../jobs/similar-jobs.js';
import { NO_JOB_ID, type Place } from './places.js';
import type { JobResult, ListedJob, PageData } from './site-bundle.js';

export type KnownPlace = Exclude<Place, { kind: 'other' }>;

export class PageDataLoader {
  /** One list serves all pages that are loaded while it is fresh. */
  private readonly lists: AnonymousReadCache<ListedJob[]>;

  constructor(
    private readonly jobs: JobsClient,
    private readonly clock: Clock,
  ) {
    this.lists = new AnonymousReadCache(() => clock.now().getTime(), 1);
  }

  /** Must be called after each change of a job. */
  clear(): void {
    this.lists.invalidate();
  }

  async load(place: KnownPlace): Promise<PageData> {
    if (place.kind === 'text' || place.kind === 'area') return {};
    if (place.kind === 'home') {
      const [jobs, texts, picture] = await Promise.all([
        this.listedJobs(),
        this.jobs.homeTexts(),
        this.jobs.homePicture(),
      ]);
      return { jobs, homeParts: homeParts(texts), homePicture: picture && shownPicture(picture) };
    }
    if (!('id' in place)) return { jobs: await this.listedJobs() };
    const { id } = place;
    const result = await this.loadJob(id);
    const jobs = await this.listedJobs();
    if ('title' in result && place.kind === 'job')
      return { job: { id, result, similar: similarJobs(result, jobs, this.clock.today()) } };
    // The form offers all jobs, and so does the page of a job that is closed.
    return { job: { id, result }, jobs };
  }

  private listedJobs(): Promise<ListedJob[]> {
    return this.lists.value('jobs', async () => {
      const today = this.clock.today();
      const jobs = await this.jobs.list({});
      return { value: jobs.map((job) => listed(job, today)), freshUntil: Infinity };
    });
  }

  private async loadJob(id: number): Promise<JobResult> {
    if (id === NO_JOB_ID) return notFound('Vaga não encontrada.', {});
    try {
      const job = await this.jobs.byId({ id });
      if (job.isSystem) return notFound('Vaga não encontrada.', {});
      const today = this.clock.today();
      return isJobOpen(job, today)
        ? shown(job, today)
        : notFound('Esta vaga foi encerrada.', { closed: true });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        return notFound(error.message, error.details);
      throw error;
    }
  }
}

const listed = (job: JobView, today: string): ListedJob => ({
  ...job,
  ...jobStateOf(job, today),
  summary: summaryOf(job),
});

const shown = (job: JobView, today: string) => ({
  ...listed(job, today),
  descriptionHtml: descriptionHtml(job.description),
});

const notFound = (message: string, details: object) => ({
  message,
  extensions: { code: 'NOT_FOUND', ...details },
});
