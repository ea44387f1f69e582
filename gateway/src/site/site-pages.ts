import { Inject, Injectable } from '@nestjs/common';
import type { JobView, JobsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { jobPage, plainPage } from './head-tags.js';

export interface Page {
  status: number;
  html: string;
}

const JOB_PAGE = /^\/vagas\/(\d{1,9})\/?$/;
/** Nothing for search engines: staff, and pages that mean something to one person only. */
const PRIVATE = ['/api/', '/dashboard', '/login', '/confirmar-entrevista', '/job-form', '/graphql'];

/** The site's one page, dressed for the address that it is asked for. */
@Injectable()
export class SitePages {
  constructor(@Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>) {}

  /** A vacancy that is not open any more is said to be gone: 404 to machines, the page to people. */
  async page(template: string, path: string): Promise<Page> {
    const site = gatewayConfig().publicUrl.origin;
    const id = JOB_PAGE.exec(path)?.[1];
    if (id === undefined) return { status: 200, html: plainPage(template, path, site) };
    const job = await this.openJob(Number(id));
    if (job === 'unknown') return { status: 200, html: template };
    return job ? { status: 200, html: jobPage(template, job, site) } : { status: 404, html: template };
  }

  async sitemap(): Promise<string> {
    const site = gatewayConfig().publicUrl.origin;
    const jobs = await this.jobs.list({});
    const pages = [
      ...['/', '/vagas'].map((path) => `<url><loc>${site}${path}</loc></url>`),
      ...jobs.map(
        ({ id, createdAt }) =>
          `<url><loc>${site}/vagas/${id}</loc><lastmod>${createdAt.slice(0, 10)}</lastmod></url>`,
      ),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`;
  }

  robots(): string {
    const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
    return `User-agent: *\n${rules}\n\nSitemap: ${gatewayConfig().publicUrl.origin}/sitemap.xml\n`;
  }

  /** The site itself shows what is wrong when nobody can tell us. */
  private async openJob(id: number): Promise<JobView | undefined | 'unknown'> {
    try {
      const job = await this.jobs.byId({ id });
      return job.isActive && !job.isSystem ? job : undefined;
    } catch (error) {
      return error instanceof AppError && error.code === 'NOT_FOUND' ? undefined : 'unknown';
    }
  }
}
