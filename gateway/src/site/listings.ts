import { Feed } from 'feed';
import type { JobView } from '@araucaria/contracts';
import { descriptionOf } from './job-posting.js';
import { SITE_NAME } from './page-document.js';

/** Jobs that the feed holds, the newest: readers come often, and keep what they have seen. */
const FEED_LENGTH = 50;
/** Nothing for search engines: calls, staff, and pages that mean something to one person only. */
const PRIVATE = ['/api/', '/graphql', '/dashboard', '/login', '/confirmar-entrevista', '/job-form'];

export const FEED_PATH = '/vagas.rss';

/** The pages that search engines should know. */
export function sitemap(jobs: readonly JobView[], site: string): string {
  const pages = ['/', '/vagas', '/candidatura', '/privacidade', ...jobs.map(({ id }) => `/vagas/${id}`)];
  const urls = pages.map((path) => `<url><loc>${site}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

export function robots(site: string): string {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** The open jobs for feed readers, the newest first. */
export function jobFeed(jobs: readonly JobView[], site: string): string {
  const newest = [...jobs].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, FEED_LENGTH);
  const feed = new Feed({
    id: `${site}/vagas`,
    link: `${site}/vagas`,
    title: `Vagas abertas · ${SITE_NAME}`,
    description: 'As vagas abertas da Araucária Software.',
    language: 'pt-BR',
    image: `${site}/logo.png`,
    favicon: `${site}/favicon.svg`,
    copyright: 'Araucária Software',
    generator: false,
    feedLinks: { rss: site + FEED_PATH },
    ...(newest[0] && { updated: new Date(newest[0].createdAt) }),
  });
  for (const job of newest) {
    const link = `${site}/vagas/${job.id}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: `${job.title} (${job.location})`,
      description: descriptionOf(job),
      date: new Date(job.createdAt),
      category: [{ name: job.department }],
    });
  }
  return feed.rss2();
}
