import type { JobView } from '@araucaria/contracts';
import { jobPosting } from './job-posting.js';

const NAME = 'Araucária Talentos';
/** What previews and search results show at most. */
const SUMMARY = 200;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/** No text of a vacancy can end the script that carries it. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page for a vacancy, saying in its head what search engines and previews of links show. */
export function jobPage(page: string, job: JobView, site: string): string {
  const title = `${job.title} | ${NAME}`;
  const description = summaryOf(job);
  const tags = [
    ...preview(title, description, `${site}/vagas/${job.id}`),
    `<script type="application/ld+json">${inScript(jobPosting(job, site))}</script>`,
  ];
  return withHead(page, title, description, tags);
}

/** Any other page: its own address, and what the page itself says. */
export function plainPage(page: string, path: string, site: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? NAME;
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(page)?.[1] ?? '';
  return beforeHeadEnds(page, [
    `<link rel="canonical" href="${escape(site + path)}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...common(site + path),
  ]);
}

function preview(title: string, description: string, address: string): string[] {
  return [
    `<link rel="canonical" href="${escape(address)}" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    ...common(address),
  ];
}

const common = (address: string): string[] => [
  '<meta property="og:type" content="website" />',
  '<meta property="og:locale" content="pt_BR" />',
  `<meta property="og:site_name" content="${NAME}" />`,
  `<meta property="og:url" content="${escape(address)}" />`,
];

function withHead(page: string, title: string, description: string, tags: string[]): string {
  const titled = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`);
  const described = titled.replace(
    /<meta\s+name="description"[^>]*>/,
    () => `<meta name="description" content="${escape(description)}" />`,
  );
  return beforeHeadEnds(described, tags);
}

const beforeHeadEnds = (page: string, tags: string[]): string =>
  page.replace('</head>', () => `    ${tags.join('\n    ')}\n  </head>`);

function summaryOf({ location, description }: JobView): string {
  const text = `${location}. ${description}`.replace(/\s+/g, ' ').trim();
  return text.length > SUMMARY ? `${text.slice(0, SUMMARY - 1).trimEnd()}…` : text;
}
