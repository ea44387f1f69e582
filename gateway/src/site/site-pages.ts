import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { JobView, JobsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, log, rpcToken, WorkTracker } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { DirectAnswers, pathOf } from '../http/direct-answers.js';
import { JobEvents } from '../jobs/job-events.js';
import { jobPosting } from './job-posting.js';
import { FEED_PATH, jobFeed, sitemap } from './listings.js';
import { PageCache, type KeptPage, type Page } from './page-cache.js';
import { pageAnswer } from './page-answer.js';
import { pageDocument, SITE_NAME, type DocumentHead } from './page-document.js';
import { NOBODY, placeOf, type Place } from './places.js';
import { SiteBundle, type PageMetadata, type RenderedPage } from './site-bundle.js';
import { siteFolder } from './site-folder.js';

type ListedPlace = Exclude<Place, { kind: 'other' }>;

const HTML = 'text/html; charset=utf-8';
/** An address that the site does not have. */
const MISSING = '/nada-aqui';
const FORM = '/candidatura';
/** Pages without jobs that nobody searches for, rendered all the same: the form is there before its code. */
const RENDERED = ['/login'];
/** Characters that search results and previews show. */
const SUMMARY = 160;

/** Everything of the site that is made from jobs: rendered once, kept as bytes until a job changes. */
@Injectable()
export class SitePages {
  private readonly cache = new PageCache();
  private bundle?: SiteBundle;

  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly direct: DirectAnswers,
    private readonly tracker: WorkTracker,
    news: JobEvents,
  ) {
    news.onChange(() => this.cache.distrust());
  }

  /** Before anything is served. */
  async load(): Promise<void> {
    this.bundle = await SiteBundle.load(siteFolder());
    if (!this.bundle) log.warn({ folder: siteFolder() }, 'the site has not been built');
  }

  get built(): boolean {
    return this.bundle !== undefined;
  }

  /** Kept pages go out before sessions, guards and Nest: they are the same for everybody. */
  serve(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || this.tracker.isDraining) return done();
      const kept = this.kept(request.url);
      if (!kept) return done();
      const { status, headers, body } = pageAnswer(kept, request);
      this.direct.send(request, reply, status, headers, body);
    });
  }

  /** Whether answering it asks for a job that may not even exist. */
  isCostly = (url: string): boolean => 'id' in placeOf(url) && !this.kept(url);

  /** @param url path and query */
  async page(url: string): Promise<KeptPage> {
    const place = placeOf(url);
    if (place.kind === 'other') return this.unlisted(pathOf(url));
    try {
      return await this.cache.page(
        place.key,
        () => this.factsOf(place),
        (facts) => this.document(place, facts),
      );
    } catch (error) {
      // The page still comes; the browser asks for the jobs itself, and says what is wrong.
      log.warn({ err: error, path: pathOf(url) }, 'a page goes out without its jobs');
      return this.cache.page(
        `waiting:${place.kind}`,
        async () => ({}),
        () => this.document(place, {}),
      );
    }
  }

  sitemap(): Promise<KeptPage> {
    return this.listing('/sitemap.xml', 'application/xml; charset=utf-8', sitemap);
  }

  feed(): Promise<KeptPage> {
    return this.listing(FEED_PATH, 'application/rss+xml; charset=utf-8', jobFeed);
  }

  private listing(
    key: string,
    type: string,
    write: (jobs: JobView[], site: string) => string,
  ): Promise<KeptPage> {
    const { origin } = gatewayConfig().publicUrl;
    return this.cache.page(
      key,
      () => this.jobs.list({}),
      (jobs) => ({ status: 200, type, text: write(jobs, origin), lasting: true }),
    );
  }

  private kept(url: string): KeptPage | undefined {
    const place = placeOf(url);
    return place.kind === 'other' ? undefined : this.cache.trusted(place.key);
  }

  /** Pages for those who know their address: the staff's, and the one that says that there is none. */
  private unlisted(path: string): Promise<KeptPage> {
    const known = this.bundle?.isKnown(path) ?? true;
    const module = this.bundle?.moduleAt(path);
    return this.cache.page(
      `unlisted:${module}`,
      async () => ({}),
      () => {
        const shown = known ? RENDERED.find((each) => this.bundle?.moduleAt(each) === module) : MISSING;
        return this.written(
          known ? 200 : 404,
          module,
          {},
          shown === undefined ? undefined : this.render(shown, {}),
        );
      },
    );
  }

  private async factsOf(place: ListedPlace): Promise<PageMetadata> {
    if (place.kind === 'text') return {};
    if (!('id' in place)) return { jobs: await this.jobs.list({}) };
    const { id } = place;
    const answer = await this.openJob(id);
    if ('title' in answer && place.kind === 'job') return { job: { id, answer } };
    // The form offers them all; where a job is gone, others are offered.
    return { job: { id, answer }, jobs: await this.jobs.list({}) };
  }

  private async openJob(id: number): Promise<NonNullable<PageMetadata['job']>['answer']> {
    const refused = (message: string, details: object) => ({
      message,
      extensions: { code: 'NOT_FOUND', ...details },
    });
    if (id === NOBODY) return refused('Vaga não encontrada.', {});
    try {
      const job = await this.jobs.byId({ id });
      if (job.isSystem) return refused('Vaga não encontrada.', {});
      return job.isActive ? job : refused('Esta vaga foi encerrada.', { closed: true });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        return refused(error.message, error.details);
      throw error;
    }
  }

  private document(place: ListedPlace, facts: PageMetadata): Page {
    const { origin } = gatewayConfig().publicUrl;
    const job = facts.job?.answer;
    const status = place.kind === 'job' ? statusOf(job) : 200;
    const open = job && 'title' in job ? job : undefined;
    if (place.kind === 'application') return this.applicationForm(place.id, facts, open);
    const head = {
      ...(status === 200 && { canonical: place.canonical }),
      ...(open && { title: `${open.title} · ${SITE_NAME}`, structured: jobPosting(open, origin) }),
    };
    const module = this.bundle?.moduleAt(place.canonical);
    const rendered = this.render(place.canonical, facts);
    return { ...this.written(status, module, head, rendered), lasting: rendered !== undefined };
  }

  /** The preview of a link to the form shows which job it is for. */
  private applicationForm(id: number, { jobs }: PageMetadata, open: JobView | undefined): Page {
    const module = this.bundle?.moduleAt(FORM);
    const rendered = this.render(`${FORM}?jobId=${id}`, { jobs });
    const head = open
      ? { canonical: `/vagas/${id}`, title: `${open.title} · ${SITE_NAME}`, description: summaryOf(open) }
      : { canonical: FORM };
    return { ...this.written(200, module, head, rendered), lasting: rendered !== undefined };
  }

  private written(
    status: number,
    module: string | undefined,
    head: Omit<DocumentHead, 'site'>,
    rendered?: RenderedPage,
  ): Page {
    const site = gatewayConfig().publicUrl.origin;
    const { template } = this.bundle!;
    const said = rendered && { title: rendered.title, description: rendered.description };
    const files = module ? this.bundle!.filesOf(module) : [];
    const text = pageDocument(template, { site, ...said, ...head }, files, rendered);
    return { status, type: HTML, text, lasting: true };
  }

  /** A page that cannot be rendered here is rendered by the browser. */
  private render(path: string, facts: PageMetadata): RenderedPage | undefined {
    try {
      return this.bundle?.render(path, facts);
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return undefined;
    }
  }
}

function statusOf(job: NonNullable<PageMetadata['job']>['answer'] | undefined): number {
  // Nobody could say: whoever indexes the page should come again.
  if (!job) return 503;
  if ('title' in job) return 200;
  return job.extensions.closed ? 410 : 404;
}

function summaryOf({ location, description }: JobView): string {
  const text = `${location}. ${description}`.replace(/\s+/g, ' ').trim();
  return text.length > SUMMARY ? `${text.slice(0, SUMMARY - 1).trimEnd()}…` : text;
}
