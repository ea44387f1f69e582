import { webAddress } from '@araucaria/contracts/domain';
import type { ResumeDocument } from '../../layout/resume-document.js';
import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import type { Found } from '../../resume.js';
import { firstFound, type Finder, type Stated } from '../../rule.js';
import { hasPortfolioHost, isPortfolio, LINKEDIN, SITE, withScheme } from './link-text.js';

interface LinkFeatures {
  document: ResumeDocument;
  /** The lines of the head and the contacts. */
  own: ZonedLine[];
  email: string;
}

type LinkFinder = Finder<LinkFeatures, Stated | undefined>;

export const LINKEDIN_FINDERS: LinkFinder[] = [
  {
    name: 'a profile behind a link',
    weight: 0.95,
    find: ({ document }) => linkOf(document.links.find((link) => LINKEDIN.test(link))),
    example: { text: '# Bruna Leal\nLinkedIn', links: ['https://linkedin.com/in/bruna-leal-786'] },
    fixture: 'en-y03-latex-banking-mech.pdf',
  },
  {
    name: 'a profile among the contacts',
    weight: 0.95,
    find: ({ own }) => brokenProfile(own),
    example: '# Bruna Leal\nlinkedin.com/in/bruna-leal-786',
    fixture: 'pt-chromium-w-linkedin.pdf',
  },
  {
    name: 'a profile anywhere',
    weight: 0.95,
    find: ({ document }) => firstProfile(document.lines),
    example: '# Bruna Leal\n## Idiomas\nInglês: veja linkedin.com/in/bruna-leal-786',
  },
];

export const PORTFOLIO_FINDERS: LinkFinder[] = [
  {
    name: 'a site among the contacts',
    weight: 0.7,
    find: ({ own, email }) => bestSite(own, email),
    example: '# Bruna Leal\nbehance.net/brunaleal',
    fixture: 'en-chromium-w-brazilian.pdf',
  },
  {
    name: 'a portfolio behind a link',
    weight: 0.7,
    find: ({ document, email }) =>
      linkOf(
        document.links.find(
          (link) => /^https?:/i.test(link) && isPortfolio(link, email) && hasPortfolioHost(link),
        ),
      ),
    example: { text: '# Bruna Leal\nPortfólio', links: ['https://github.com/brunaleal'] },
    fixture: 'pt-u07-moderncv-brasilia.pdf',
  },
];

export function findLinks(
  document: ResumeDocument,
  email = '',
): { linkedin: Found | undefined; portfolio: Found | undefined } {
  const features = { document, own: document.lines.filter(isContactZone), email };
  return {
    linkedin: firstFound(LINKEDIN_FINDERS, features),
    portfolio: firstFound(PORTFOLIO_FINDERS, features),
  };
}

/** Nothing for what cannot be a link: with such an address the form would be refused. */
function linkOf(url: string | undefined, line?: ZonedLine): Stated | undefined {
  const value = url === undefined ? undefined : webAddress(withScheme(url));
  return value ? { value, line } : undefined;
}

function firstProfile(lines: ZonedLine[]): Stated | undefined {
  const line = lines.find(({ text }) => LINKEDIN.test(text));
  return line && linkOf(LINKEDIN.exec(line.text)?.[0], line);
}

/** The first profile; also one that a narrow sidebar broke over two lines. */
function brokenProfile(lines: ZonedLine[]): Stated | undefined {
  for (const [index, line] of lines.entries()) {
    const own = line.text.trim();
    const next = (lines[index + 1]?.text ?? '').trim();
    const url = LINKEDIN.exec(line.text)?.[0];
    if (url !== undefined) return linkOf(url + restOf(url, own, next), line);
    if (next !== '' && /linkedin\.com\/(?:in\/?)?$/i.test(own))
      return linkOf(LINKEDIN.exec(own + next)?.[0], line);
  }
  return undefined;
}

/** What the next line holds of an address that ends in a hyphen. */
function restOf(url: string, own: string, next: string): string {
  const rest = /^[\w-]+(?=\/?(?:\s*\(LinkedIn\))?$)/i.exec(next)?.[0] ?? '';
  return url.endsWith('-') && own.endsWith(url) ? rest : '';
}

/** Sites of portfolio hosts come before all others. */
function bestSite(lines: ZonedLine[], email: string): Stated | undefined {
  const [best] = lines
    .flatMap((line) => [...line.text.replace(/\S+@\S+/g, ' ').matchAll(SITE)].map(([url]) => ({ url, line })))
    .filter(({ url }) => isPortfolio(url, email))
    .sort((a, b) => Number(hasPortfolioHost(b.url)) - Number(hasPortfolioHost(a.url)));
  return best && linkOf(best.url, best.line);
}
