import { fold, withoutBullet } from './text.js';
import { anyOf, readGroups } from './word-list.js';

export type SectionKind =
  | 'contact'
  | 'objective'
  | 'profile'
  | 'experience'
  | 'education'
  | 'courses'
  | 'skills'
  | 'languages'
  | 'references'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'other';

/** Whole headings, not single words, so that a sentence that mentions 'experiência' is no heading. */
const HEADINGS = [...readGroups('section-headings')].map(
  ([kind, headings]) => [kind as SectionKind, anyOf(headings, '^', '$')] as const,
);

/** Returns the section that a heading begins, without its number, bullet and closing punctuation. */
export function sectionOf(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const folded = fold(
    withoutBullet(text)
      .replace(/^\(?\d{1,2}(?:[.)º°-]+|\s[–-](?=\s))\s*/, '')
      .replace(/^[ivx]{1,4}\s*[.)–—-]\s+/i, ''),
  )
    .replace(/[:.;|/#\-–—]+$/, '')
    .replace(/^[.:|/#§\-–—]+\s*/, '')
    .trim();
  if (folded === '') return undefined;
  return (
    kindOf(folded) ?? kindOf(folded.replace(/^(?:minhas?|meus?|my|a|as|o|os|the) /, '')) ?? composite(folded)
  );
}

/** 'Formação acadêmica/titulação', 'Cursos e formação': every part is a heading; the more important one names the section. */
function composite(folded: string): SectionKind | undefined {
  const parts = folded.split(/\s*(?:\/|&|\+| e | and )\s*/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(kindOf);
  if (kinds.some((kind) => kind === undefined)) return undefined;
  return (
    kinds.find((kind) => kind === 'experience') ?? kinds.find((kind) => kind === 'education') ?? kinds[0]
  );
}

function kindOf(folded: string): SectionKind | undefined {
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** Splits 'Formação: Ensino Médio completo' into the section and what follows its colon. */
export function inlineHeading(text: string): { kind: SectionKind; rest: string } | undefined {
  const match = /^([^:]{3,40}):\s*(\S.*)$/.exec(withoutBullet(text));
  if (!match?.[1] || !match[2]) return undefined;
  const kind = sectionOf(match[1]);
  return kind ? { kind, rest: match[2] } : undefined;
}
