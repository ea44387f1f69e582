import { withoutPlace } from '../entries/places.js';
import type { Unit } from '../entries/units.js';
import { cleanPart } from './job-titles.js';

/** 'Analista (cargo efetivo, matrícula 20418)', 'Auditora, lotada na Gerência': how a public servant holds the position. */
const OFFICE =
  /\s*(?:\([^()]*(?:efetiv|matr[íi]cula|comissionad|concursad|estatut[áa]ri)[^()]*\)|,\s+lotad[oa](?!\p{L}).*$)/iu;
/** 'Fencer (my own business, ABN)' */
const OWN_BUSINESS = /\s*\([^()]*own (?:business|company|account)[^()]*\)$/i;
const OWN_BEHIND = /(?:[–—|,(@-]|\s{3})\s*(aut[ôo]nom[oa]|freelancer?)\s*\)?\s*$/iu;
const OWN_BEFORE = /^(aut[ôo]nom[oa]|freelancer?)\s[–—|-]\s/iu;
/** 'Fotógrafa autônoma, casamentos e retratos': what such a person offers is no part of the position. */
const OFFERS = /(?:aut[ôo]nom[oa]|freelancer?)\s*,\s\p{Ll}/iu;

/** 'Pedreiro – Autônomo': who works on their own account says so where others name an employer. */
export function ownAccount(heads: Unit[]): string {
  const own = heads.flatMap(({ text }) => (OWN_BEHIND.exec(text) ?? OWN_BEFORE.exec(text))?.[1] ?? []);
  return own[0] ?? '';
}

export function positionName(text: string): string {
  const isSmall = /^\p{Ll}/u.test(text) || OFFERS.test(text);
  return cleanPart(
    withoutPlace(isSmall ? text.replace(/,\s.*$/, '') : text)
      .replace(OFFICE, '')
      .replace(OWN_BUSINESS, ''),
  );
}

/** 'Clínica Odonto Barra, Salvador' and 'Farmácia Sol (comércio varejista)' → the name alone. */
export function companyName(text: string): string {
  const bare = withoutPlace(
    withoutPlace(text).replace(/\s*\((?!\p{Lu}[\p{Lu}\d-]{1,9}\))[^()]{3,}\)?$/u, ''),
  );
  return cleanPart(
    bare
      .replace(/,\s+(?:\p{Ll}.*|Brasil|Brazil)$/u, '')
      .replace(/,\s+\p{Lu}{2,6}\.?,?\s*(?:Brasil)?$/u, '')
      .replace(/,\s+(?:Av|R|Rua|Avenida)\.?\s.*$/u, ''),
  );
}
