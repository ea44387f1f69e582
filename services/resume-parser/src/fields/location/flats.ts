/** 'B-204', '#47', 'Plot 7', 'H.No. 12-7-133', 'Unit 6 Protea Court', 'Flat 3': what stands before a street abroad. */
const NUMBERED = [
  /^(?:plot|house|hse\.?|h\.?|door|d\.?|flat|block|blk\.?|unit|apt\.?|apartment|suite|shop|villa|lot|blok|stand)\s?(?:no\.?)?\s?[:#]?\s?(?:[a-z][- ]?)?\d[\d\/-]{0,12}[a-z]?(?:\s(?:lot|blk|block|phase)\s?\d{1,3})?(?:\s\p{Lu}[\p{L}’' ]{2,30})?(?:\s#\d{1,3}-\d{1,5})?$/iu,
  /^#\s?\d[\d\/-]{0,9}[a-z]?$/i,
  /^[A-Z]{1,2}[-\/]\d{1,4}[A-Z]?$/,
];
/** 'P.O. Box 30197-00100' */
const BOX =
  /^(?:p\.?\s?o\.?|private|(?:rr|hc|psc|rural route)\s?\d{1,4},?)\s(?:box|bag)\s(?:[a-z]{1,2}\s?)?\d[\d-]{0,11}$/i;
/** The last word of a street or a quarter that has no number of its own. */
const STREET_END =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|crescent|way|highway|boulevard|court|place|terrace|quay|square|park|parade|gardens|grove|row|main|cross|nagar|marg|layout|colony|enclave|vihar|society|residency|chs(?: ltd)?|chsl|(?:co-?op(?:erative)?\.? )?(?:hsg|housing)\.? soc(?:iety)?|bhavan|bhawan|niwas|sadan|wadi|chowk|peth|gali|apartments|heights|towers?|estate|sector\s\d{1,3}[-a-z]{0,2}|phase\s\w{1,3})\.?(?:\s\d{1,3})?$/iu;
/** How many parts of a building stand between the number of a flat and its street. */
const MAX_BETWEEN = 2;

export const isFlat = (part: string): boolean => NUMBERED.some((pattern) => pattern.test(part));

export const isBox = (part: string): boolean => BOX.test(part);

export const endsLikeStreet = (part: string): boolean => STREET_END.test(part);

/** Where the number of a flat or a plot stands whose street follows; -1 where none does. */
export function flatAmong(parts: readonly string[]): number {
  return parts.findIndex(
    (part, index) => isFlat(part) && parts.slice(index + 1, index + 2 + MAX_BETWEEN).some(endsLikeStreet),
  );
}

/** Where an address begins whose street stands at `streetAt`: with the flat and the building before it. */
export function withFlat(parts: readonly string[], streetAt: number): number {
  const from = Math.max(0, streetAt - MAX_BETWEEN);
  const before = parts.slice(from, streetAt).findIndex(isFlat);
  return before >= 0 ? from + before : streetAt;
}
