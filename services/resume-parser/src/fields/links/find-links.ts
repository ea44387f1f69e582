import { webAddress } from '@araucaria/contracts/domain';
import type { ResumeDocument } from '../../layout/resume-document.js';
import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import type { Found } from '../../resume.js';
import { evidenceAt, pointsOf, type Finder } from '../../rule.js';
import { hasPortfolioHost, isPortfolio, LINKEDIN, SITE, withScheme } from './link-text.js';

interface LinkFeatures {
  document: ResumeDocument;
  /** The lines of the head and the contacts. */
  own: ZonedLine[];
  email: string;
}

interface Link {
  url: string;
  /** Undefined where the address is behind a link. */
  line: ZonedLine | undefined;
}

type LinkFinder = Finder<LinkFeatures, Link | undefined>;

/** The first that finds a profile decides; its weight is the confidence. */
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
    fixture: '',
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

function firstFound(finders: LinkFinder[], features: LinkFeatures): Found | undefined {
  for (const finder of finders) {
    const link = finder.find(features);
    const address = link && webAddress(withScheme(link.url));
    // The form would be refused with an address that cannot be a link.
    if (!link || !address) continue;
    const points = pointsOf(finder, features);
    const evidence = evidenceAt(link.line, [{ rule: finder.name, points }]);
    return { value: address, confidence: points, evidence };
  }
  return undefined;
}

function linkOf(url: string | undefined): Link | undefined {
  return url ? { url, line: undefined } : undefined;
}

function firstProfile(lines: ZonedLine[]): Link | undefined {
  for (const line of lines) {
    const url = LINKEDIN.exec(line.text)?.[0];
    if (url) return { url, line };
  }
  return undefined;
}

/** The first profile; also one that a narrow sidebar broke over two lines. */
function brokenProfile(lines: ZonedLine[]): Link | undefined {
  for (const [index, line] of lines.entries()) {
    const own = line.text.trim();
    const next = (lines[index + 1]?.text ?? '').trim();
    const url = LINKEDIN.exec(line.text)?.[0];
    if (url !== undefined) return { url: url + restOf(url, own, next), line };
    if (next !== '' && /linkedin\.com\/(?:in\/?)?$/i.test(own)) return joinedProfile(own + next, line);
  }
  return undefined;
}

function joinedProfile(text: string, line: ZonedLine): Link | undefined {
  const url = LINKEDIN.exec(text)?.[0];
  return url ? { url, line } : undefined;
}

/** What the next line holds of an address that ends in a hyphen. */
function restOf(url: string, own: string, next: string): string {
  const rest = /^[\w-]+(?=\/?(?:\s*\(LinkedIn\))?$)/i.exec(next)?.[0] ?? '';
  return url.endsWith('-') && own.endsWith(url) ? rest : '';
}

/** Sites of portfolio hosts come before all others. */
function bestSite(lines: ZonedLine[], email: string): Link | undefined {
  return lines
    .flatMap((line) => [...line.text.replace(/\S+@\S+/g, ' ').matchAll(SITE)].map(([url]) => ({ url, line })))
    .filter(({ url }) => isPortfolio(url, email))
    .sort((a, b) => Number(hasPortfolioHost(b.url)) - Number(hasPortfolioHost(a.url)))[0];
}
