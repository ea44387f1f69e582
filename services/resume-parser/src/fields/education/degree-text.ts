import { anyOf, readLines } from '../../lexicon/word-list.js';

/** Words of a degree; each may be followed by 'em', 'de', a colon or a dash. */
const DEGREE = anyOf(readLines('degree-words'), '^', String.raw`(?=\W|$)`, 'i');
const QUALIFIER = anyOf(readLines('degree-qualifiers'), '^', String.raw`(?=\W|$)`, 'i');
const LINK =
  /^(?:em|in|de|do|da|of|na [áa]rea de|with a major in|major in|majoring in|with major in|with|on|:|[-–—]|,|\|)(?=\s|$|(?<=[:–—,|]))/i;
const STUDYING =
  /^(?:cursando(?=\s*:|\s+(?:em\s|o\s+curso))|cursou|conclu[íi]do|formad[oa]\s+em|aluno de|aluna de)\s*:?\s+/i;
const SCHOOL_BEHIND =
  /(?<=\S)\s+(?:the\s+university|university\s+of|universidade|faculdade|escola\s+(?:superior|nacional|polit[ée]cnica|t[ée]cnica)|centro\s+universit\p{L}+|pontif[íi]cia|instituto\s+(?:federal|tecnol[óo]gico|nacional|superior|polit[ée]cnico))(?=\s).*$/iu;

/** Returns what remains of a part after the words of the degree; undefined when it does not begin with a degree. */
export function withoutDegree(part: string): string | undefined {
  let rest = part.replace(/^[Cc]ursando\s+(?=\p{Lu})/u, '').replace(STUDYING, '');
  let isDegree = rest !== part;
  for (;;) {
    const next = rest.replace(DEGREE, '').trim();
    if (next !== rest) isDegree = true;
    const shorter = isDegree ? withoutLink(next.replace(QUALIFIER, '').trim()) : next;
    if (shorter === rest) return isDegree ? rest : undefined;
    rest = shorter;
  }
}

export function withoutLink(text: string): string {
  return text.replace(LINK, '').trim();
}

export function isQualifier(text: string): boolean {
  return QUALIFIER.test(text);
}

/** 'Arquitetura e Urbanismo Universidade de São Paulo': a school printed directly behind the course. */
export function withoutSchool(text: string): string {
  return text.replace(SCHOOL_BEHIND, '');
}

export function studyParts(text: string): string[] {
  return (
    text
      // 'University of Wisconsin–Madison' is one school.
      .replace(/(?<=\bUniversity\s[\p{L} ]{0,30}\p{Ll})–(?=\p{Lu})/gu, '-')
      .split(
        /\s+@\s+|\s+[-–—]+\s*|\s*[–—]\s*|\s*[|•·;]\s*|\s{3,}|\s*[()[\]]\s*|,\s+|(?<=\p{L}{3})(?<!\b(?:Govt|Dept|Univ|Inst|Engg|Tech|Coll))\.\s+(?=\p{Lu})|\s*:\s+|\s\/\s/u,
      )
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}
