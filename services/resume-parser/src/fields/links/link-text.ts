export const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s|,;)>\]]+/i;
export const SITE =
  /(?:https?:\/\/|www\.)[^\s|,;)>\]]+|\b(?:[a-z0-9-]+\.)+(?:com\.br|com|dev|io|me|net|design|art\.br|tech|app|site|works|page)\b(?:\/[^\s|,;)>\]]*)?/gi;
const NOT_PORTFOLIO =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|live|terra|uol|bol)\.com|linkedin\.com|facebook\.com|instagram\.com|twitter\.com|x\.com\/|youtube\.com|wa\.me|whatsapp|lattes\.cnpq|orcid\.org|doi\.org|google\.com\/maps|goo\.gl|wikipedia|credly|coursera|udemy/i;
const PORTFOLIO_HOST =
  /github\.com\/[\w-]+\/?$|gitlab\.com|behance\.net|dribbble\.com|portfolio|portifolio|\.github\.io|vercel\.app|netlify\.app|\.dev\b|medium\.com/i;

/** A site of the person. The second half of an e-mail address that a line break divided only looks like one. */
export function isPortfolio(site: string, email: string): boolean {
  return !NOT_PORTFOLIO.test(site) && !email.endsWith(site.toLowerCase());
}

export function hasPortfolioHost(site: string): boolean {
  return PORTFOLIO_HOST.test(site);
}

export function withScheme(url: string): string {
  const tidy = url.replace(/[.,;)]+$/, '');
  return /^https?:\/\//i.test(tidy) ? tidy : `https://${tidy}`;
}

/** Nothing but a site is written like this. */
export function isSpelledOut(text: string): boolean {
  return /https?:\/\/|www\./i.test(text) || hasPortfolioHost(text);
}
