import type { Found } from '../resume.js';
import type { ResumeDocument } from '../layout/resume-document.js';

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)>\]]+/i;
const SITE =
  /(?:https?:\/\/|www\.)[^\s|,;)>\]]+|\b(?:[a-z0-9-]+\.)+(?:com\.br|com|dev|io|me|net|design|art\.br|tech|app|site|works|page)\b(?:\/[^\s|,;)>\]]*)?/gi;
const NOT_PORTFOLIO =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live|terra|uol|bol)\.com|linkedin\.com|facebook\.com|instagram\.com|twitter\.com|x\.com\/|youtube\.com|wa\.me|whatsapp|lattes\.cnpq|orcid\.org|doi\.org|google\.com\/maps|goo\.gl|wikipedia|credly|coursera|udemy/i;

export function findLinks(
  document: ResumeDocument,
  email: string | undefined,
): { linkedin?: Found; portfolio?: Found } {
  const own = document.lines.filter((line) => line.zone === 'head' || line.zone === 'contact');
  const linkedin =
    document.links.find((link) => LINKEDIN.test(link)) ??
    broken(own.map((line) => line.text)) ??
    document.lines.map((line) => LINKEDIN.exec(line.text)?.[0]).find(Boolean);
  const sites = own.flatMap((line) =>
    [...line.text.replace(/\S+@\S+/g, ' ').matchAll(SITE)].map((match) => match[0]),
  );
  const linked = document.links.filter((link) => /^https?:/i.test(link));
  // The second half of an e-mail address that was broken over two lines looks like a site.
  const isOwn = (site: string) => !NOT_PORTFOLIO.test(site) && !(email ?? '').endsWith(site.toLowerCase());
  const host =
    /github\.com\/[\w-]+\/?$|gitlab\.com|behance\.net|dribbble\.com|portfolio|portifolio|\.github\.io|vercel\.app|netlify\.app|\.dev\b|medium\.com/i;
  const portfolio =
    sites.filter(isOwn).sort((a, b) => Number(host.test(b)) - Number(host.test(a)))[0] ??
    linked.filter(isOwn).find((link) => host.test(link));
  return {
    ...(linkedin && { linkedin: { value: withScheme(linkedin), confidence: 0.95 } }),
    ...(portfolio && { portfolio: { value: withScheme(portfolio), confidence: 0.7 } }),
  };
}

/** An address that a narrow sidebar broke over two lines. */
function broken(lines: string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const found = LINKEDIN.exec(line)?.[0];
    if (!found) {
      const next = lines[index + 1];
      if (next && /linkedin\.com\/(?:in\/?)?$/i.test(line.trim()))
        return LINKEDIN.exec(line.trim() + next.trim())?.[0];
      continue;
    }
    const rest = /^[\w-]+(?=\/?(?:\s*\(LinkedIn\))?$)/i.exec((lines[index + 1] ?? '').trim())?.[0];
    return rest && found.endsWith('-') && line.trim().endsWith(found) ? found + rest : found;
  }
  return undefined;
}

function withScheme(url: string): string {
  const tidy = url.replace(/[.,;)]+$/, '');
  return /^https?:\/\//i.test(tidy) ? tidy : `https://${tidy}`;
}
