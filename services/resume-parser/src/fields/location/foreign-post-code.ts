import { isForeignCity, isForeignCountry, isForeignRegion } from '../../lexicon/world.js';

/** British, Irish and Canadian codes: nothing else has their form. */
export const FOREIGN_POST_CODE =
  /(?<![\w-])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s(?=[A-Z]*\d)[A-Z][A-Z\d]{3}|[A-Z]\d[A-Z]\s\d[A-Z]\d)(?![\w-])/;
/** 'TX 78701', 'VIC 3056' */
export const CODE_BEHIND_REGION =
  /\s+(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?<=^(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+)\d{4}|(?<=^\p{Lu}[\p{L} -]{3,20}\s)\d{4})$/u;
/** 'Brunswick VIC 3056': a region and its code without a comma before them. */
const REGION_WITH_CODE = /(?<=\p{Ll})\s+([A-Z]{2,3})\s+(\d{4,5}(?:-\d{4})?)$/u;
/** 'S(469972)', 'S538805' */
const SINGAPORE = /,?\sS(?:ingapore)?(?:\s?\((\d{6})\)|(\d{6}))$/;
/** 'Bedok North Ave 4 #03-117 Singapore 460088' */
const TOWN_WITH_CODE = /(?<=[\p{Ll}\d])\s(\p{Lu}\p{Ll}{2,20})[\s-]{1,3}(\d{6}|\d{3} \d{3})$/u;
/** 'Pune - 411045' */
const CODE_ALONE = /^(?:\d{4,6}|\d{3} \d{3})$/;
/** 'Mandaluyong City, 1550 Philippines' */
const CODE_BEFORE_COUNTRY = /,\s(\d{4,6})\s(\p{Lu}[\p{L} ]{2,30})$/u;
/** '10115 Berlin', '43-300 Bielsko' */
export const CODE_BEFORE_CITY = /^(?:[A-Z]{1,2}-)?(\d{4,5}|\d{3} \d{2}|\d{2}-\d{3})\s+\p{Lu}/u;
/** The same in forms that are neither a year nor a number of something. */
export const SURE_CODE_BEFORE_CITY = /^(?:[A-Z]{1,2}-\d{4,5}|\d{5}|\d{3} \d{2}|\d{2}-\d{3})\s+\p{Lu}/u;

/** Divides a town from the region and the code behind it. */
export function withRegionApart(text: string): string {
  // 'Footscray VIC'
  return (
    text
      // 'Price, UT 84501 US'
      .replace(/(?<=,\s[A-Z]{2}\s\d{5}(?:-\d{4})?),?\s(?:USA?|United States)$/u, '')
      // 'P.O. Box 7062 Kampala'
      .replace(/^(P\.?\s?O\.? Box \d[\d-]{0,11})\s+(?=\p{Lu}\p{Ll})/iu, '$1, ')
      // 'Lot 11 Cooba Creek Road, via Tamworth'
      .replace(/(?<=,\s)via\s(?=\p{Lu})/u, '')
      .replace(/(?<=\p{Ll})\s+(NSW|VIC|QLD|TAS)(?=$|,\s\d{4}$)/u, ', $1')
      .replace(SINGAPORE, ', Singapore, $1$2')
      // 'Azamgarh, U.P. 276404 India'
      .replace(/(?<=,\s)((?:[A-Z]\.){2})(?:[\s,–-]{1,3}\d{6})?(?:[\s,]{1,2}India)?$/u, '$1')
      .replace(CODE_BEFORE_COUNTRY, (own, code: string, country: string) =>
        isForeignCountry(country) ? `, ${code}, ${country}` : own,
      )
      .replace(TOWN_WITH_CODE, (own, town: string, code: string) =>
        isForeignCity(town) ? `, ${town} ${code}` : own,
      )
      .replace(REGION_WITH_CODE, (own, region: string, code: string) =>
        isForeignRegion(region) ? `, ${region} ${code}` : own,
      )
  );
}

/** The post code of digits beside a town and its region or country. */
export function codeAmong(parts: readonly string[], cityAt: number, regionAt: number): string {
  if (cityAt < 0 || regionAt < 0) return '';
  const region = parts[regionAt] ?? '';
  const behind = CODE_BEHIND_REGION.exec(region)?.[0].trim();
  if (behind !== undefined && isForeignRegion(region.replace(CODE_BEHIND_REGION, ''))) return behind;
  const before = CODE_BEFORE_CITY.exec(parts[cityAt] ?? '')?.[1];
  // 'Jl. Diponegoro 71, 60264, Surabaya'
  const above = cityAt > 1 ? (parts[cityAt - 1] ?? '') : '';
  const around = [...parts.slice(cityAt + 1), ...(/^\d{5,6}$/.test(above) ? [above] : [])];
  return before ?? around.find((part) => CODE_ALONE.test(part)) ?? '';
}
