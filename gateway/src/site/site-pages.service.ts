import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JobsClient, truncate, type JobView } from '@araucaria/contracts';
import { Clock, WorkTracker, log } from '@araucaria/platform';
import { AREA_PAGE } from './area-pages.js';
import { GatewayConfig } from '../gateway-config.js';
import { contentSecurityPolicy } from '../http/content-security-policy.js';
import { DirectResponseService, pathOf } from '../http/direct-response.service.js';
import { JobEventsService } from '../jobs/job-events.service.js';
import { descriptionText } from '../jobs/job-description.js';
import { candidateCookieName } from '../http/session-cookie.js';
import { inlineStyleSources } from './inline-styles.js';
import { jobPosting } from './job-posting.js';
import { FEED_PATH, jobFeed, sitemap } from './listings.js';
import { PageCache, type CachedPage, type Page } from './page-cache.js';
import { PageDataLoader, type KnownPlace } from './page-data.js';
import { pageDocument, SITE_NAME, type DocumentHead, type PageCode } from './page-document.js';
import { pageResponse } from './page-response.js';
import { NO_JOB_ID, placeOf } from './places.js';
import { SiteBundle, type JobResult, type PageData, type RenderedPage } from './site-bundle.js';
import { siteFolder } from '../http/site-folder.js';

const HTML = 'text/html; charset=utf-8';
/** An address that the site does not have. */
const MISSING_PATH = '/nada-aqui';
const FORM_PATH = '/candidatura';
/** In the address of the form 0 means the talent bank. This text is an invalid id. */
const INVALID_JOB_ID = 'nenhuma';
/** Pages without jobs that are rendered nevertheless, so that their forms are visible before the script has loaded. */
const RENDERED_PATHS = ['/login'];
/** A part of both names of the cookie. */
const CANDIDATE_COOKIE = candidateCookieName(false);
/** Characters that search results and previews show. */
const MAX_SUMMARY_LENGTH = 160;

/** Renders the pages, the sitemap and the feed from the jobs, and caches them until a job changes. */
@Injectable()
export class SitePagesService {
  private readonly cache: PageCache;
  private bundle: SiteBundle | undefined;
  private readonly origin: string;
  private readonly pageData: PageDataLoader;

  constructor(
    private readonly jobs: JobsClient,
    private readonly directResponses: DirectResponseService,
    private readonly tracker: WorkTracker,
    events: JobEventsService,
    private readonly config: GatewayConfig,
    clock: Clock,
  ) {
    this.origin = config.publicUrl.origin;
    this.pageData = new PageDataLoader(jobs, clock);
    this.cache = new PageCache(() => clock.now().getTime());
    events.onChange(() => {
      this.pageData.clear();
      this.cache.invalidate();
    });
  }

  /** Loads the built site; must complete before the first request. */
  async load(): Promise<void> {
    this.bundle = await SiteBundle.load(siteFolder());
    if (!this.bundle) log.warn({ folder: siteFolder() }, 'the site has not been built');
  }

  get isBuilt(): boolean {
    return this.bundle !== undefined;
  }

  /** @throws if the site has not been built: then no page is served */
  private get site(): SiteBundle {
    if (!this.bundle) throw new Error('the site is not loaded');
    return this.bundle;
  }

  /** Sends fresh pages before sessions, guards and Nest run: they are the same for every visitor. */
  serve(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || this.tracker.isLeaving || isForPerson(request)) return done();
      const page = this.fresh(request.url);
      if (!page) return done();
      const { status, headers, body } = pageResponse(page, request);
      this.directResponses.send(request, reply, status, headers, body);
    });
  }

  /** Whether the page costs a call and a rendering for a job or a part of the list that may not even exist. */
  isCostly = (url: string): boolean => {
    const place = placeOf(url);
    return ('id' in place || 'query' in place) && !this.fresh(url);
  };

  /** @param url path and query */
  async page(url: string): Promise<CachedPage> {
    const place = placeOf(url);
    if (place.kind === 'other') return this.pageWithoutData(pathOf(url));
    try {
      return await this.cache.page(
        place.key,
        () => this.pageData.load(place),
        (data) => this.render(place, data),
      );
    } catch (error) {
      // The page is sent without jobs. The browser fetches them itself and shows an error if that fails, too.
      log.warn({ err: error, path: pathOf(url) }, 'a page is sent without its jobs');
      return this.cache.page(
        `waiting:${place.key}`,
        async () => ({}),
        () => this.render(place, {}),
      );
    }
  }

  /** The page of a person, for one response only: no cache may hold it. @param url path and query, which names the part to show */
  personalPage(url: string, data: Required<Pick<PageData, 'area'>>): Page {
    const [, query = ''] = url.split('?', 2);
    const rendered = this.renderPath(`${AREA_PAGE}?${query}`, data);
    return this.write(200, this.codeOf(AREA_PAGE, rendered), {}, rendered);
  }

  sitemap(): Promise<CachedPage> {
    const load = async () => {
      const [jobs, edits] = await Promise.all([this.jobs.list({}), this.jobs.lastEdits()]);
      return { jobs, edits };
    };
    return this.cache.page('/sitemap.xml', load, (edited) =>
      listing('application/xml', sitemap(edited, this.origin)),
    );
  }

  feed(): Promise<CachedPage> {
    return this.cache.page(
      FEED_PATH,
      () => this.jobs.list({}),
      (jobs) => listing('application/rss+xml', jobFeed(jobs, this.origin)),
    );
  }

  private fresh(url: string): CachedPage | undefined {
    const place = placeOf(url);
    return place.kind === 'other' ? undefined : this.cache.fresh(place.key);
  }

  /** Pages that show no jobs: those of the staff, and the page for an unknown address. */
  private pageWithoutData(path: string): Promise<CachedPage> {
    const isKnown = this.site.isKnown(path);
    const modules = this.site.modulesAt(path);
    return this.cache.page(
      `unlisted:${modules.join()}`,
      async () => ({}),
      () => {
        const renderedPath = isKnown
          ? RENDERED_PATHS.find((each) => this.site.modulesAt(each).join() === modules.join())
          : MISSING_PATH;
        const rendered = renderedPath === undefined ? undefined : this.renderPath(renderedPath, {});
        // Staff begin at the login: its code is loaded at once, as that of pages without content.
        const code = { ...this.partsOf(modules), isLoadedAtOnce: isKnown };
        return this.write(isKnown ? 200 : 404, code, {}, rendered);
      },
    );
  }

  private render(place: KnownPlace, data: PageData): Page {
    const result = data.job?.result;
    const status = place.kind === 'job' ? statusOf(result) : 200;
    const job = result && 'title' in result ? result : undefined;
    if (place.kind === 'application') return this.renderForm(place.id, data, job);
    const head = {
      ...(status === 200 && { canonical: place.canonical }),
      ...(job && { title: `${job.title} · ${SITE_NAME}`, structured: jobPosting(job, this.origin) }),
    };
    const rendered = this.renderPath('query' in place ? place.query : place.canonical, data);
    const code = this.codeOf(place.canonical, rendered);
    return { ...this.write(status, code, head, rendered), cacheable: rendered !== undefined };
  }

  /** The preview of a link to the form shows its job. */
  private renderForm(id: number, { jobs }: PageData, job: JobView | undefined): Page {
    const jobId = id === NO_JOB_ID ? INVALID_JOB_ID : id;
    const rendered = this.renderPath(`${FORM_PATH}?jobId=${jobId}`, { jobs });
    const head = job
      ? { canonical: `/vagas/${id}`, title: `${job.title} · ${SITE_NAME}`, description: summaryOf(job) }
      : { canonical: FORM_PATH };
    const code = this.codeOf(FORM_PATH, rendered);
    return { ...this.write(200, code, head, rendered), cacheable: rendered !== undefined };
  }

  private partsOf(modules: readonly string[]): Pick<PageCode, 'files' | 'fonts'> {
    return { files: this.site.filesOf(modules), fonts: this.site.fontsOf(modules) };
  }

  /** A page of a visitor is readable before its code, which is loaded when they first interact with it. */
  private codeOf(path: string, rendered: RenderedPage | undefined): PageCode {
    return { ...this.partsOf(this.site.modulesAt(path)), isLoadedAtOnce: rendered === undefined };
  }

  private write(
    status: number,
    code: PageCode,
    head: Omit<DocumentHead, 'site'>,
    rendered?: RenderedPage,
  ): Page {
    const ownHead = rendered && { title: rendered.title, description: rendered.description };
    const { template, scriptSources: scripts } = this.site;
    const text = pageDocument(template, { site: this.origin, ...ownHead, ...head }, code, rendered);
    const styles = rendered ? inlineStyleSources(rendered.styles, rendered.html) : [];
    const policy = contentSecurityPolicy(this.config, { styles, scripts });
    return { status, type: HTML, text, contentSecurityPolicy: policy, cacheable: true };
  }

  /** undefined: the page cannot be rendered here, and the browser renders it. */
  private renderPath(path: string, data: PageData): RenderedPage | undefined {
    try {
      return this.site.render(path, data);
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return undefined;
    }
  }
}

const listing = (type: string, text: string): Page => ({
  status: 200,
  type: `${type}; charset=utf-8`,
  text,
  cacheable: true,
});

/** Whether the request may have a page of its own instead of the cached one; cookies are parsed later. */
function isForPerson({ url, headers }: FastifyRequest): boolean {
  return (headers.cookie?.includes(CANDIDATE_COOKIE) ?? false) && placeOf(url).kind === 'area';
}

function statusOf(result: JobResult | undefined): number {
  // Without a result from the jobs service, search engines should try again later.
  if (!result) return 503;
  if ('title' in result) return 200;
  return result.extensions.closed ? 410 : 404;
}

function summaryOf({ location, description }: JobView): string {
  const text = `${location}. ${descriptionText(description)}`.replace(/\s+/g, ' ').trim();
  return truncate(text, MAX_SUMMARY_LENGTH);
}
