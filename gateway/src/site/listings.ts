import { Feed } from 'feed';
import { COMPANY_NAME, formatDay, printable, type JobEdit, type JobView } from '@araucaria/contracts';
import { descriptionOf } from './job-posting.js';
import { SITE_NAME } from './page-document.js';

/** Newest jobs in the feed. Feed readers poll often and keep older entries themselves. */
const MAX_FEED_JOBS = 50;
/** Paths that search engines should skip: calls, pages of the staff, and pages for one person. */
const PRIVATE_PATHS = [
  '/api/',
  '/graphql',
  '/dashboard',
  '/login',
  '/esqueci-a-senha',
  '/redefinir-senha',
  '/convite',
  '/cancelar-alertas',
  '/candidatura/enviada',
  '/confirmar-candidatura',
  '/confirmar-entrevista',
  '/minha-candidatura',
  '/privacidade/pedido/confirmar',
  '/job-form',
];

export const FEED_PATH = '/vagas.rss';

/** Open jobs, and when each of them was last edited. */
interface EditedJobs {
  jobs: readonly JobView[];
  edits: readonly JobEdit[];
}

/** A sitemap of the public pages and all open jobs. The other pages have no day of their last change. */
export function sitemap({ jobs, edits }: EditedJobs, site: string): string {
  const editedAt = new Map(edits.map((edit) => [edit.jobId, edit.editedAt]));
  const pages = ['/', '/vagas', '/candidatura', '/privacidade', '/privacidade/pedido'];
  const urls = [
    ...pages.map((path) => `<url><loc>${site}${path}</loc></url>`),
    ...jobs.map(
      ({ id, createdAt }) =>
        `<url><loc>${site}/vagas/${id}</loc><lastmod>${editedAt.get(id) ?? createdAt}</lastmod></url>`,
    ),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

export function robots(site: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${site}/sitemap.xml\n`;
}

/** Feed readers keep entries: the day is written in full, also on the last day. */
const closingOf = ({ closesOn }: JobView): string =>
  closesOn ? `<p>Inscrições até ${formatDay(closesOn)}.</p>` : '';

/** An RSS feed of the newest open jobs, newest first. */
export function jobFeed(jobs: readonly JobView[], site: string): string {
  const newest = [...jobs].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, MAX_FEED_JOBS);
  const feed = new Feed({
    id: `${site}/vagas`,
    link: `${site}/vagas`,
    title: `Vagas abertas · ${SITE_NAME}`,
    description: `As vagas abertas da ${COMPANY_NAME}.`,
    language: 'pt-BR',
    image: `${site}/logo.png`,
    favicon: `${site}/favicon.svg`,
    copyright: COMPANY_NAME,
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
      description: descriptionOf(job) + closingOf(job),
      date: new Date(job.createdAt),
      category: [{ name: job.department }],
    });
  }
  return printable(feed.rss2());
}
