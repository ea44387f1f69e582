import { stateCode } from '../lexicon/brazil.js';
import { fold, withoutBullet } from '../lexicon/characters.js';
import { foldStudies, isSchool, levelOf } from '../lexicon/education-level.js';
import type { EducationLevel } from '../resume.js';
import { isDateLike } from '../layout/column-test.js';
import { periodIn, withoutLeadingDates } from '../lexicon/period.js';
import type { ZonedLine } from '../layout/sections.js';

/** Words of the degree itself, which are not the course; each may be followed by 'em', 'de', a colon or a dash. */
const DEGREE = new RegExp(
  String.raw`^(?:` +
    [
      String.raw`p[óo]s[\s-]*doutorado|doutorad[oa]|doutorand[oa]|doutora?(?=\s+em)|ph\.?\s?d\.?(?:\s+(?:candidate|student))?|doctor(?:ate|al)?(?:\s+degree)?(?:\s+of\s+philosophy)?`,
      String.raw`mestrad[oa]|mestrand[oa]|mestr[ea](?=\s+em)|master(?:'s|’s|s)?(?:\s+degree)?(?:\s+of\s+(?:science|arts|engineering|technology|philosophy|business\s+administration)(?=\W|$))?|m\.?\s?sc\.?|m\.?\s?com\.?|m\.?c\.?a\.?(?=\W|$)|m\.?phil\.?|m\.?\s?eng\.?|m\.?\s?tech\.?|m\.s\.?|ms(?=\s)|m\.a\.?|ma(?=\s)`,
      String.raw`p[óo]s[\s-]*gradua[çc][ãa]o|p[óo]s[\s-]*graduad[oa]|p[óo]s[\s-]*graduand[oa]|p[óo]s(?=\s+em)|especializa[çc][ãa]o|especialista(?=\s+em)|(?:executive\s+)?m\.?b\.?a\.?|resid[êe]ncia(?=\s+(?:m[ée]dica|em))|post\s?graduate(?:\s+(?:degree|diploma|certificate))?`,
      String.raw`gradua[çc][ãa]o|graduad[oa]|graduand[oa]|bacharelad[oa]|bacharel(?:anda|ando|a)?|bel\.|licenciatura|licenciad[oa]|tecn[óo]log[oa]|tecn[óo]logo|curso\s+superior(?:\s+de)?(?:\s+tecnologia)?|cst|superior\s+de\s+tecnologia|tecnologia(?=\s+em)|ensino\s+superior|n[íi]vel\s+superior|forma[çc][ãa]o\s+superior|superior|acad[êe]mic[oa](?=\s+de)|estudante(?=\s+de)|bachelor(?:'s|’s|s)?(?:\s+degree)?(?:\s+of\s+(?:science|arts|engineering|technology|commerce|laws|business\s+administration)(?=\s*(?:\(|,|in\b|with\b|[-–—:|]|hons|honours|$)))?|bachelor|b\.?\s?sc\.?|b\.s\.?|bs(?=\W|$)|b\.a\.?|ba(?=\W|$)|b\.?\s?tech\.?|b\.e\.?|be(?=\s)|b\.?\s?eng\.?|b\.?com\.?|undergraduate(?:\s+degree)?|associate(?:'s|’s)?(?:\s+degree)?(?:\s+of\s+(?:science|arts|applied\s+science))?`,
      String.raw`curso\s+t[ée]cnico|ensino\s+t[ée]cnico|n[íi]vel\s+t[ée]cnico|ensino\s+m[ée]dio(?:\s+(?:integrado|t[ée]cnico|profissionalizante|com\s+habilita[çc][ãa]o))*(?:\s+ao)?(?:\s+(?:curso\s+)?t[ée]cnico)?|forma[çc][ãa]o\s+t[ée]cnica|t[ée]cnic[oa]|technical\s+(?:degree|diploma|course)|diploma|degree|curso(?:\s+de)?`,
    ].join('|') +
    String.raw`)(?=\W|$)`,
  'i',
);
const QUALIFIER =
  /^(?:completo|completa|incompleto|incompleta|conclu[íi]d[oa]|em andamento|cursando|em curso|trancad[oa]|interrompid[oa]|lato sensu|stricto sensu|profissional|acad[êe]mico|executiv[oa]|plena|tecnol[óo]gic[oa]|tecn[óo]logo|sandu[íi]che|hons\.?|honours|honors|with honors|integrad[oa](?:\s+ao\s+ensino\s+m[ée]dio)?|subsequente|concomitante|superior|degree|m[ée]dica|magna cum laude|summa cum laude|cum laude|\d+[ºoª°]?\s*(?:per[íi]odo|semestre|ano|termo)|ead|presencial|thesis)(?=\W|$)/i;
const LINK =
  /^(?:em|in|de|do|da|of|na [áa]rea de|with a major in|major in|majoring in|with major in|with|on|:|[-–—]|,|\|)(?=\s|$|(?<=[:–—,|]))/i;
const STATUS =
  /^(?:designa[çc][ãa]o da|atribu[íi]d[ao]$|institui[çc][ãa]o|curso$|n[íi]vel|grau|conclu|complet|incomplet|cursando|em andamento|em curso|previs|trancad|interromp|in[íi]cio|t[ée]rmino|formad|per[íi]odo|semestre|\d+[ºo°ª]?\s*(?:per[íi]odo|semestre|ano)|expected|graduated|in progress|gpa|ano|atual|presente|present|ead|noturno|matutino|carga|dura[çc]|status|completed|magna|summa|cum laude|hons|first class|nota|cr\b|turno)/i;
const LEVEL_LABEL =
  /^designa[çc][ãa]o\s+da\s+qualifica[çc][ãa]o(?:\s+atribu[íi]da)?\s*:?\s+|^(?:n[íi]vel|grau|tipo|titula[çc][ãa]o|modalidade|degree|qualification)\s*:\s*/i;
const MAJOR =
  /^(?:curso|course|major(?:ing)?(?: in)?|habilita[çc][ãa]o|[áa]rea|field of study|concentration|specializing in)\s*(?:de|em)?\s*:?\s+(.+)$/i;

/** The course named on the line of the degree, or on the lines beside it. */
export function courseIn(lines: ZonedLine[], index: number, level: EducationLevel): string | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const own = courseOfText(textAt(lines, index));
  if (own) return own;
  const labelled = labelledNear(lines, index);
  if (labelled) return labelled;
  // The degree alone ('Bacharelado', 'Bachelor of Science'): its course stands on the next line, or on the one before.
  const after = index + spanOf(lines, index);
  const near = isSchool(line.text)
    ? [lines[index - 1], lines[after], lines[after + 1]]
    : [lines[after], lines[index - 1], lines[after + 1]];
  for (const other of near) {
    if (!other || other.block !== line.block || Math.abs(other.y - line.y) > line.size * 5) continue;
    const otherLevel = levelOf(other.text);
    if (otherLevel && otherLevel !== level) continue;
    const major = MAJOR.exec(withoutBullet(other.text))?.[1];
    const course = major
      ? clean(partsOf(major)[0] ?? '')
      : firstCourse(partsOf(textAt(lines, lines.indexOf(other))));
    if (course && (major || other !== lines[after + 1])) return course;
  }
  return undefined;
}

/** 'Curso: Nutrição', or 'Curso' over 'Nutrição', at most three lines away; the nearest one is this entry's. */
function labelledNear(lines: ZonedLine[], index: number): string | undefined {
  for (const step of [1, -1, 2, -2, 3, -3]) {
    const line = lines[index + step];
    if (!line || line.block !== lines[index]?.block) continue;
    const named = /^(?:curso|course|major)\s*:\s*(.+)$/i.exec(withoutBullet(line.text))?.[1];
    const under = /^(?:curso|course|major)\s*:?$/i.test(line.text.trim())
      ? lines[index + step + 1]?.text
      : undefined;
    const course = clean(partsOf(named ?? under ?? '')[0] ?? '');
    if (course) return course;
  }
  return undefined;
}

/** A line with what a narrow column broke off it, without the dates before it. */
function textAt(lines: ZonedLine[], index: number): string {
  const text = lines
    .slice(index, index + spanOf(lines, index))
    .map((line) => line.text)
    .join(' ');
  return withoutLeadingDates(withoutBullet(text)).replace(LEVEL_LABEL, '');
}

/** Over how many lines (one to four) the text that begins here runs. */
function spanOf(lines: ZonedLine[], index: number): number {
  let at = index;
  for (; lines[at]?.wraps && at < index + 3; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (
      !line ||
      !next ||
      next.block !== line.block ||
      levelOf(next.text) !== undefined ||
      periodIn(next.text)
    )
      break;
    // Bold titles wrap as one; plain lines only where the first cannot be complete.
    const open = /(?:\s(?:de|da|do|das|dos|e|em|in|of|and|&)|[,–-])$/i.test(line.text);
    if (!open && !next.bold && !/^\p{Ll}/u.test(next.text)) break;
  }
  return at - index + 1;
}

export function courseOfText(text: string): string | undefined {
  const major = /(?:^|[\s,;|(–-])(?:curso|major|course)\s*:\s*([^,;|(–—]+)/i.exec(text)?.[1];
  if (major && clean(major)) return clean(major);
  // 'Universidade X – Bacharelado em Y': look for the degree at the start of each part.
  const parts = partsOf(text);
  for (const [position, part] of parts.entries()) {
    const stripped = stripDegree(part);
    if (stripped === undefined) continue;
    const course =
      clean(withoutSchool(stripped)) ??
      firstCourse(parts.slice(position + 1).map(withoutSchool)) ??
      firstCourse(parts.slice(0, position));
    if (course) return course;
  }
  const inside = inSentence(text);
  if (inside) return inside;
  return parts.length > 1 || isSchool(text)
    ? firstCourse(parts)
    : levelOf(text) === undefined && parts.length === 1
      ? clean(parts[0] ?? '')
      : undefined;
}

/** 'Graduada em Direito pela USP', anywhere in a sentence. */
function inSentence(text: string): string | undefined {
  const match =
    /\b(?:gradua[çc][ãa]o|graduad[oa]|graduand[oa]|bacharel(?:ado)?|licenciatura|licenciad[oa]|tecn[óo]log[oa]|mestrado|mestr[ea]|doutorado|doutora?|mba|especializa[çc][ãa]o|especialista|p[óo]s[- ]?gradua[çc][ãa]o|p[óo]s|t[ée]cnic[oa]|formad[oa]|cursando|superior|degree|bachelor(?:'s)?|master(?:'s)?|ph\.?d\.?|engineer)(?:\s+\S+){0,2}?\s+(?:em|in|of)\s+(.+)$/i.exec(
      text,
    )?.[1];
  if (!match) return undefined;
  const stripped = withoutSchool(stripDegree(match) ?? match);
  return clean(partsOf(stripped)[0] ?? '');
}

function partsOf(text: string): string[] {
  return (
    text
      // 'University of Wisconsin–Madison' is one school.
      .replace(/(?<=\bUniversity\s[\p{L} ]{0,30}\p{Ll})–(?=\p{Lu})/gu, '-')
      .split(
        /\s+@\s+|\s+[-–—]+\s*|\s*[–—]\s*|\s*[|•·;]\s*|\s{3,}|\s*[()[\]]\s*|,\s+|(?<=\p{L}{3})\.\s+(?=\p{Lu})|\s*:\s+|\s\/\s/u,
      )
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}

/** What remains of a part after the words of the degree; undefined when it does not begin with a degree. */
function stripDegree(part: string): string | undefined {
  let rest = part
    .replace(/^[Cc]ursando\s+(?=\p{Lu})/u, '')
    .replace(
      /^(?:cursando(?=\s*:|\s+(?:em\s|o\s+curso))|cursou|conclu[íi]do|formad[oa]\s+em|aluno de|aluna de)\s*:?\s+/i,
      '',
    );
  let found = rest !== part;
  for (;;) {
    const next = rest.replace(DEGREE, '').trim();
    if (next !== rest) found = true;
    const shorter = found ? next.replace(QUALIFIER, '').trim() : next;
    const linked = found ? shorter.replace(LINK, '').trim() : shorter;
    if (linked === rest) break;
    rest = linked;
  }
  return found ? rest : undefined;
}

/** 'Arquitetura e Urbanismo Universidade de São Paulo': a school printed right behind the course. */
function withoutSchool(text: string): string {
  return text.replace(
    /(?<=\S)\s+(?:the\s+university|university\s+of|universidade|faculdade|escola\s+superior|centro\s+universit\p{L}+|instituto\s+federal)(?=\s).*$/iu,
    '',
  );
}

function firstCourse(parts: string[]): string | undefined {
  let short: string | undefined;
  for (const part of parts) {
    const stripped = stripDegree(part) ?? part;
    const course = clean(stripped.replace(LINK, '').trim());
    // 'ADS – Análise e Desenvolvimento de Sistemas': the words say more than the letters.
    if (course && !/^[A-Z]{2,4}$/.test(course)) return course;
    short ??= course;
  }
  return short;
}

function clean(text: string): string | undefined {
  const course = text
    .replace(
      /\s+(?:pel[oa]s?|n[oa]s?|at|from|by|junto)\s+(?=\p{Lu}|universi|facul|institu|centro|escola).*$/u,
      '',
    )
    .replace(
      /\s+(?:conclu[íi]d[oa]|cursando|em andamento|incomplet[oa]|complet[oa]|trancad[oa]|(?:com )?previs[ãa]o|conclus[ãa]o|em curso|desde|expected).*$/i,
      '',
    )
    .replace(/\s*(?:\d{1,2}\s*\/\s*)?(?:19|20)\d{2}.*$/, '')
    .replace(/\s+\d+[ºo°ª]\s*(?:per[íi]odo|semestre|ano).*$/i, '')
    .replace(/\s+(?:degree|major|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\.?$/i, '')
    .replace(/^[\s"'“:–—-]+|[\s"'”.,:;–—-]+$/g, '')
    .trim();
  const words = fold(course).split(' ');
  if (course.length < 3 || words.length > 12 || !/^\p{L}/u.test(course)) return undefined;
  if (isSchool(course) || STATUS.test(course) || QUALIFIER.test(course) || isDateLike(course))
    return undefined;
  // 'UFRJ', 'Sul', 'Rio Grande do Sul', 'Campus de Registro': what is left of a school's name.
  if (/^(?:c[âa]mpus|polo|unidade)\s/i.test(course)) return undefined;
  if (/^[A-Z]{2,8}$/.test(course) && !/^(?:ADS|TI|RH|TADS)$/.test(course)) return undefined;
  if (stateCode(course) !== undefined || /^(?:norte|sul|brasil|grande do (?:sul|norte))$/i.test(course))
    return undefined;
  if (levelOf(course) !== undefined && stripDegree(course) === '') return undefined;
  if (/^(?:completo|brasil|brazil)$/i.test(course) || /^(?:em|de|in|of)$/i.test(foldStudies(course)))
    return undefined;
  return course;
}
