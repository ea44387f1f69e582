/** 'Head of   Ashby School' over 'Department': the cell of a table broke the position. */
const OPEN =
  /\b(?:head|director|manager|chief|dean|chair|vice president|chefe|diretora?|gerente) (?:of|d[aeo])$/i;

/** The last of several titles completes the one that ends in 'of'. */
export function withWholeTitles(titles: string[]): string[] {
  const at = titles.findIndex((title) => OPEN.test(title));
  const last = titles.at(-1);
  if (at < 0 || titles.length < 3 || last === undefined || at === titles.length - 1) return titles;
  return titles.slice(0, -1).map((title, index) => (index === at ? `${title} ${last}` : title));
}

const VESSEL = /^(?:M\/?V|M\/?T|M\.[VT]\.|S\/?S|S\.S\.)\s["“]?\p{Lu}/u;
const AT_SEA =
  /\b(?:(?:chief|first|second|third|fourth|[1-4](?:st|nd|rd|th)|junior|deck|engine) (?:officer|engineer|mate|cadet)|(?:able|ordinary) sea(?:man|farer)|bosun|boatswain|motorman|oiler|master mariner|captain)\b/i;

/** A seafarer serves on a vessel, and is employed by the line that is named too. */
export function withoutVessels(titles: string[]): string[] {
  if (!titles.some((title) => AT_SEA.test(title))) return titles;
  const lines = titles.map((title) =>
    VESSEL.test(title) ? title.replace(/^[^,(]{4,40}(?:\s\([^()]{0,60}\))?,\s+(?=\p{Lu})/u, '') : title,
  );
  const ashore = lines.filter((title) => !VESSEL.test(title));
  return ashore.length > 1 ? ashore : titles;
}
