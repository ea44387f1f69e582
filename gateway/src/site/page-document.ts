import { escapeHtml, printable } from '@araucaria/contracts';
import type { RenderedPage } from './site-bundle.js';

export const SITE_NAME = 'Araucária Talentos';
/** The image for previews of links, in `frontend/public`. */
const PREVIEW_IMAGE = { path: '/previa.png', width: 1200, height: 630 };

/** Metadata for search engines and previews of links. */
export interface DocumentHead {
  /** Origin of the site. */
  site: string;
  title?: string;
  description?: string;
  /** The path that search engines should index; undefined: none. */
  canonical?: string;
  /** Structured data of schema.org. */
  structured?: object;
}

export interface PageCode {
  files: string[];
  /** False: `frontend/src/app/start.ts` loads them at the first interaction. */
  isLoadedAtOnce: boolean;
  fonts: string[];
}

/** The template with the metadata and the rendered content of a page; without content, the browser renders it. */
export function pageDocument(
  template: string,
  head: DocumentHead,
  code: PageCode,
  rendered?: RenderedPage,
): string {
  const title = escapeHtml(head.title ?? '') || textOf(template, /<title>([^<]*)<\/title>/) || SITE_NAME;
  const description =
    escapeHtml(head.description ?? '') || textOf(template, /<meta\s+name="description"\s+content="([^"]*)"/);
  const tags = [
    ...codeOf(code),
    ...addressOf(head),
    ...previewOf(head, title, description),
    ...(head.structured ? [structuredData(head.structured)] : []),
    ...(rendered ? [rendered.styles] : []),
  ];
  const root = '<div id="root"></div>';
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${description}" />`)
    .replace('</head>', () => `    ${tags.join('\n    ')}\n  </head>`)
    .replace(root, () => (rendered ? `<div id="root">${rendered.html}</div>${rendered.data}` : root));
}

const codeOf = ({ files, isLoadedAtOnce, fonts }: PageCode): string[] => [
  ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`),
  ...(isLoadedAtOnce
    ? files.map((file) => `<link rel="modulepreload" href="/${file}" />`)
    : [`<meta name="page-code" content="${files.map((file) => `/${file}`).join(' ')}" />`]),
];

const textOf = (template: string, pattern: RegExp): string => pattern.exec(template)?.[1] ?? '';

const addressOf = ({ site, canonical }: DocumentHead): string[] =>
  canonical === undefined
    ? ['<meta name="robots" content="noindex" />']
    : [
        `<link rel="canonical" href="${escapeHtml(site + canonical)}" />`,
        `<meta property="og:url" content="${escapeHtml(site + canonical)}" />`,
      ];

const previewOf = ({ site }: DocumentHead, title: string, description: string): string[] => [
  '<meta property="og:type" content="website" />',
  '<meta property="og:locale" content="pt_BR" />',
  `<meta property="og:site_name" content="${SITE_NAME}" />`,
  `<meta property="og:title" content="${title}" />`,
  `<meta property="og:description" content="${description}" />`,
  `<meta property="og:image" content="${escapeHtml(site + PREVIEW_IMAGE.path)}" />`,
  `<meta property="og:image:width" content="${PREVIEW_IMAGE.width}" />`,
  `<meta property="og:image:height" content="${PREVIEW_IMAGE.height}" />`,
  `<meta property="og:image:alt" content="${SITE_NAME}" />`,
  '<meta name="twitter:card" content="summary_large_image" />',
];

/** Escaped, so that no text of a job can close the script element. */
const structuredData = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value, printableTexts).replaceAll('<', '\\u003c')}</script>`;

const printableTexts = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? printable(value) : value;
