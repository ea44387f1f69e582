import { levelOf } from '../../lexicon/education-level.js';
import { isSchool } from '../../lexicon/schools.js';
import { foldStudies } from '../../lexicon/text.js';
import { readLines } from '../../lexicon/word-list.js';
import { BARE } from './bare-degree.js';
import { isPlace, nameBeforeTown, withoutPlace } from '../entries/places.js';

const INSTITUTIONS = new RegExp(`^(?:the )?(?:${readLines('institutions').join('|')})(?:\\b|(?<=\\s))`);
const LABEL =
  /^(?:institui[çc][ãa]o(?: de ensino)?|institution|year(?:s)?(?: (?:attended|completed|obtained|passed|of completion))?|(?:last |high |secondary |primary |tertiary )?(?:school|institution|college|university)(?: attended| name)|highest (?:grade|standard|form)(?: passed)?|(?:grade|standard|form) passed|[úu]ltima s[ée]rie(?: cursada)?|place of study|(?:subject\/)?qualifications?(?= *:)|awarding (?:body|institution)|(?:tertiary|secondary|elementary|primary|college|vocational|(?:junior|senior) high(?: school)?|post[- ]?graduate|graduate studies)(?=\s*:)|(?:nome da )?organiza[çc][ãa]o de ensino|escola|faculdade|universidade|school|university|name of (?:the )?organi[sz]ation|curso|course|grau|n[íi]vel|forma[çc][ãa]o|degree|(?:title of )?qualification(?: awarded)?|designa[çc][ãa]o da qualifica[çc][ãa]o(?: atribu[íi]da)?|(?:grau de |n[íi]vel de )?escolaridade|forma[çc][ãa]o mais alta|maior forma[çc][ãa]o|[úu]ltima forma[çc][ãa]o|highest (?:degree|level|qualification)|major|\.?\s*ano(?: de conclus[ãa]o)?|t[íi]tulo)\s*(?::\s*|(?<=atribu[íi]da|qualifica[çc][ãa]o|ensino)\s+)/i;
/** Lines beside an entry that name neither a degree nor a school. */
const NOTE =
  /^(?:\d{2,4}[- ]hours?\b|(?:summer|winter|spring|autumn) school\b|escola de (?:ver[ãa]o|inverno)\b|subjects?(?: passed)?\s*:|(?:languages?|idiomas?|hobbies|interests)\s*:|com per[íi]odo (?:sandu[íi]che|cotutela)|(?:degree|curso|qualification|grau|per[íi]odo|ano|course|examination)\s{3,}|thesis|dissertation|disserta[çc][ãa]o(?! em)|tese|t[íi]tulo\s*:|orienta(?:dor|dora|[çc][ãa]o)|advisor|supervisor|committee|tcc\b|trabalho (?:final|de conclus)|monografia|bolsista|(?:(?:cum(?:ulative)?|overall|current|average)\.?\s)?c?gpa|cr\s*:|m[ée]dia(?! (?:design|stud|art|and|comm|prod|tech|eng))|nota|final grade|grade(?! 1[0-2]\b)|minor|secondary field|relevant|coursework|[áa]rea(?: de concentra[çc][ãa]o)?\s*:|honou?rs\b(?! (?:bachelor|degree|b\.?a|b\.?sc))|merit|(?:upper|lower) second|(?:first|second|third)[- ]class hono|modules?\b|project\b|concentration|specialization:|electives?|elected|awarded|recipient|scholarship|dean[’']s list|honor roll|golden key|phi (?:beta|theta) kappa|.{0,40}\b(?:scholar|commendation|medal(?:list|ist)?|captain|representative)$|member of|president of|(?:vice[- ])?captain\b|duke of edinburgh|(?:school |senior )?prefect\b|head (?:boy|girl)\b|student (?:ambassador|representative)\b|palavras|ano de obten|link|projeto|atividades|activities|awards?|disciplinas|carga hor|curso (?:livre|online|on-line)|curso de (?:extens[ãa]o|oratória|t[ée]cnicas)|semin[áa]rio|workshop|palestra)/i;
const STATUS =
  /^(?:\(?\s*(?:in)?complet[oa]|conclu[íi]d[oa]|conclus[ãa]o|cursando|em andamento|em curso|trancad[oa]|interrompid[oa]|previs[ãa]o|expected|graduated|finished|completed|in progress|gpa|cgpa|m[ée]dia(?! (?:design|stud|art|and|comm|prod|tech|eng))|cr\b|nota|grade\b|\d+[ºo°ª]\s*(?:per[íi]odo|semestre|ano)|\d[\d.,%/]*$|noturno|matutino|ead\b|[\d.]+ ?h(?:oras)?\b|score|cum laude|magna|summa|first class|2:1|distinction|t[ée]rmino|in[íi]cio|turno|per[íi]odo|brasil|brazil|completo em|ano de|c[âa]mpus|[a-zà-ÿ’' ]{2,30}\scampus$|polo|status|situa[çc][ãa]o(?=\s*:|$)|bolsista|(?:nome da )?organiza[çc][ãa]o de ensino$|designa[çc][ãa]o|institui[çc][ãa]o$|(?:completion date|date of completion)\b|n[íi]vel$|regi[ãa]o|carga|(?:eqf|nfq|rqf|scqf|nqf) level)/i;
/** What states a degree and no level of the form. */
const DEGREE =
  /^(?:b\.?des\b|a\.a\.s\.?(?=[\s,]|$)|(?:dec|dep|aec)(?:,| in| en)\s(?=\p{L})|f\.? ?sc\b|k\.?\s?c\.?\s?[sp]\.?\s?e\.?(?=[\s,(]|$)|i\.com\b|aas in\b|grade 1[0-2]\b|(?:form|standard|std\.?) (?:\d{1,2}|[IV]{1,3})\b|ensino (?:fundamental|b[áa]sico|prim[áa]rio)\b|erasmus\b|exchange (?:semester|year|program)|(?:b\.?a|b\.?b\.?a|m\.?b\.?a|m\.a|b\.s|m\.s|MA|MS(?!\s(?:Excel|Office|Word|Power|Access|Project|Outlook|Teams|Dynamics|Visio|Windows|SQL)))\.?(?=[\s,]|$)|(?:[abmj]\.\s?[a-z]{1,4}|[bm]\.[a-z]\.[a-z]|ll\.?[mb]|j\.?d|m\.?d|ed\.?d)\.?(?=[\s,]|$)|(?:\d{1,2} )?gcses?|(?:leaving|junior) cert|(?:clinical |research )?fellowship(?:$|\s(?:em|in|de))|(?:[\p{L}]+ ){0,3}(?:school|senior|leaving|secondary) (?:leaving )?certificate|apprenticeship|.{0,40}\bbootcamp|bachiller(?:ato)?|(?:advanced |national |senior )?craft certificate|candidate for |b\.?a\.?sc\b|certificate i{1,3}v?\b|preparatoria t|g?nvq|btec|city (?:&|and) guilds|level \d|hn[cd]\b|abitur|b(?:bs|ba|ca|cs|com|ed|fa|it|mus|n|pharm|pt|ss|sw|vsc)\b|m(?:bs|ca|com|ed|fa|fin|mus|pa|ph|pharm|pp|res|ss|sw|vsc|sci)\b|pg(?:dip|cert)\b|d(?:phil|ba|ds|vm)\b|(?:as|a)[ -]levels?|(?:g\.?c\.?e\.?,?\s)?(?:advanced|ordinary)[ -]levels?|abitur|class (?:x|xii|10|12)\b|(?:ssce|wassce|waec|neco|o\.?n\.?d|n\.?d)(?=$|[\s,(])|[hs]\.?s\.?c\.?(?:$|\s|\()|(?:vce|wace|qce|sace|sslc|icse|cbse|hkdse|ncea|matric(?:ulation)?)\b|intermediate(?=$|\s[(–-])|plus (?:one|two)(?=$|[\s(,])|\+\s?2(?=$|[\s(,])|pre-?university(?=$|[\s(,])|(?:10|12)th(?=$|\s(?:std|standard|grade|class|\())|(?:senior|higher) secondary(?! school)|foundation (?:degree|diploma|year)|pgce|(?:higher |national |advanced |graduate )?diploma|higher certificate|certificate|normal superior|resid[êe]ncia|forma[çc][ãa]o de|bootcamp|baccalaur|gcse|associate|licence|maturit|2[ºo°] grau|1[ºo°] grau|segundo grau|magist[ée]rio|postgraduate|juris|tti\b|aperfei[çc]oamento|executive)/iu;
const MAX_NAME_LENGTH = 90;

export interface StudyPart {
  kind: 'degree' | 'school' | 'text';
  text: string;
}

/** 'Tenho curso de manipulação de alimentos': a course of no level. */
const OWN_COURSE = /^(?:tenho|fiz|possuo|participei)\s.*\bcursos?\s+(?:de|em|sobre|para)\s/i;

export const isNote = (text: string): boolean =>
  NOTE.test(text) || (OWN_COURSE.test(text) && levelOf(text) === undefined);

function namesInstitution(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH) return false;
  const folded = foldStudies(text);
  return isSchool(text) || INSTITUTIONS.test(folded);
}

export function namesDegree(text: string): boolean {
  return levelOf(text) !== undefined || DEGREE.test(text);
}

/** Whether a text that names a degree is rather the name of a school: 'Instituto de Pós-Graduação', 'Lanier High School'. */
function isSchoolName(text: string): boolean {
  return (
    /^(?:escola|col[ée]gio|instituto|centro|universidade|faculdade|fatec|etec)\b/i.test(text) ||
    /^\p{Lu}[\p{Ll}’']+\.?(?:\s\p{Lu}[\p{L}’']*\.?)*\s(?:(?:high|secondary|vocational|technical|grammar|nursing|business|boarding) school|college)(?:\s(?!diploma|certificate|graduate|equivalen|education)\p{Lu}[\p{L}’']{3,})?$/iu.test(
      text,
    )
  );
}

/** 'A-levels: Biology (B), Psychology (B)': a degree and its subjects. */
const SUBJECTS =
  /((?:\d{1,2} )?(?:a[ -]?levels?|as[ -]levels?|gcses?|(?:scottish )?highers|leaving certificate|ib diploma|international baccalaureate))(?:\s*:|\s+(?:in|grades?|including)\s|\s+\(|(?:,|\s[-–—])?\s+(?=\p{L}[\p{L} ]{2,30}\s(?:\([A-E*]{1,2}\)|[A-E]\*?[,;])))(.*)$/iu;

/** Keeps a school that stands behind the subjects. */
function withoutSubjects(_: string, exam: string, subjects: string): string {
  const pieces = subjects.split(/,\s+/);
  const at = pieces.findIndex((piece) => namesInstitution(piece));
  const [first = '', ...others] = pieces.slice(at);
  const parts = first.split(/\s[-–—|]\s/);
  const school = parts.slice(parts.findIndex((part) => namesInstitution(part))).join(' – ');
  return at < 0 ? exam : [exam, school, ...others].join(', ');
}

/** 'Federal University of Technology, Akure (B.Tech. Agricultural Economics)' */
function withDegreeApart(full: string): string {
  const [, school, degree] = /^([^()]{5,90})\s\(([^()]{2,80})\)(?=\s*$|\s{3})/.exec(full) ?? [];
  const isApart =
    school &&
    degree &&
    namesInstitution(school) &&
    namesDegree(degree) &&
    (!namesDegree(school) || /\sSchool(?:,|$)/.test(school));
  return isApart ? `${school}   ${degree}${full.slice(school.length + degree.length + 3)}` : full;
}

/** 'Bachelor of Arts, Honors, in Economics' */
const HONOURS_BETWEEN = /,\s+(?:(?:with )?hono(?:u)?rs|(?:(?:magna|summa) )?cum laude),\s+(?=in\s)/i;
/** 'Statistics. Relevant coursework: Game Theory' */
const COURSEWORK = /(?:^|[.,;]\s+)(?:relevant|selected) (?:coursework|courses|modules)\s*:.*$/i;
/** 'Moorside Comprehensive: 7 GCSEs incl. Maths (B)' */
const EXAMS_OF_SCHOOL =
  /(\p{Lu}[^:]{3,60}):\s+((?:\d{1,2} )?(?:gcses?|[ao][ -]?levels?))(?:,?\s(?:(?:and|&|\+)\s)?\d{1,2}\sgcses?)?(?:\s+(?:incl|including|with|at)(?!\p{L}).*|[\s,]+)?$/iu;

/** 'Vidya Niketan (CBSE)': the board of a school. */
const BOARD = /\s\((?:(?:affiliated to )?(?:cbse|icse|isc|igcse|nios|ssc|[\p{L} ]{2,25} board))\)/iu;
const withoutBoard = (text: string) =>
  BOARD.test(text) && !namesDegree(text) ? text.replace(BOARD, '') : text;

const ADULT_SCHOOL = /^(?:EJA|CEJA|CEEJA|NEJA)\s\p{Lu}\p{L}+/u;

/** 'EJA Vale Verde — Ensino Médio', 'EJA - CEJA Blumenau': a school for adults, with its degree or its kind next to it. */
function withAdultSchool(parts: StudyPart[]): StudyPart[] {
  const [first, second] = parts;
  if (first?.kind !== 'degree' || !second) return parts;
  if (ADULT_SCHOOL.test(first.text) && second.kind === 'degree')
    return [{ ...first, kind: 'school' }, ...parts.slice(1)];
  const isKind = first.text === 'EJA' && ADULT_SCHOOL.test(second.text);
  return isKind ? [{ ...second, kind: 'school' }, ...parts.slice(2)] : parts;
}

/** 'Black Hills State University Spearfish, SD United States' */
const BEFORE_TOWN =
  /^(.{4,70}\b(?:University|College|School|Institute|Academy))\s(?!of\s)\p{Lu}[\p{L}.']+(?:\s\p{Lu}[\p{L}.']+){0,2},\s\p{Lu}{2}(?:\s\d{5})?,?(?:\s(?:United States|USA?))?$/u;

/** 'ALLIANCE   GIRLS'   HIGH SCHOOL': a narrow column spreads the words of one name. */
function withWholeName(full: string): string {
  const whole = full.replace(/\s{3,}/g, ' ');
  const isName =
    /^\p{Lu}{3,}['’]?(?:\s{3,}\p{Lu}{3,}['’]?(?: \p{Lu}{3,})?)+$/u.test(full) && isSchoolName(whole);
  return isName ? whole : full;
}

/** The degree, the school and other texts of a line about studies, in their order. */
export const studyPartsOf = (full: string): StudyPart[] =>
  withAdultSchool(piecesOf(withWholeName(withoutBoard(full).replace(BEFORE_TOWN, '$1'))));

function piecesOf(full: string): StudyPart[] {
  return withDegreeApart(
    full.replace(COURSEWORK, '').replace(HONOURS_BETWEEN, ' ').replace(EXAMS_OF_SCHOOL, '$1   $2'),
  )
    .replace(SUBJECTS, withoutSubjects)
    .replace(/(?<=\bUniversity\s[\p{L} ]{0,30}\p{Ll})–(?=\p{Lu})/gu, '-')
    .split(
      /(?<=,\s\p{Lu}{2})\.\s+(?=[\p{Lu}\d])|\s+(?=(?:Status|Situa[çc][ãa]o)\s*:)|\s+[-–—|•·]\s*|\s*[|•·–—]\s+|\s{3,}|\s+[/@]\s+|\s*::\s*|;\s|(?<=\p{Ll}{3})(?<!\b(?:Prof|Profa|Dra|Gov|Sen|Pres|Eng|Mons|Cel|Dep|Tech|Hons|Comm|Univ|Inst|Coll|Govt|Dept|Engg))\.\s+(?=\p{Lu})|\.$/u,
    )
    .map((part) =>
      part
        .replace(LABEL, '')
        .replace(/^candidate for (?:an? )?/i, '')
        .replace(/^(?:in)?complet[oa]\s+(?:\(\d{4}\)\s+)?(?=\p{Lu})/u, '')
        .replace(/^cursando\s+(?:o curso (?:de|superior)\s+)?(?=\p{Lu})/iu, '')
        .trim(),
    )
    .filter((part) => !isPlace(part))
    .map((part) => nameBeforeTown(part) ?? part)
    .map((part) =>
      (namesInstitution(part) && !namesDegree(part)) || isSchoolName(withoutPlace(part))
        ? withoutPlace(part)
        : part,
    )
    .flatMap(schoolBehindColon)
    .flatMap(schoolInside)
    .flatMap(commaPieces)
    .filter((piece, at) => at === 0 || !/^(?:MS|MA|BA|PA|DE|ME|AL|\p{Lu}{2} US)$/u.test(piece.trim()))
    .map(clean)
    .filter((text) => text.length > 1 && !isNote(text) && (!STATUS.test(text) || namesDegree(text)))
    .flatMap((text) => partOf(text));
}

/** 'Ashby University (Merit)', '… (3.67)', '… (Supervisor: …)': what a school is followed by and is no part of its name. */
const SCHOOL_NOTE =
  /\s*\(\s*(?:\d|[^()]*(?::|%|\b(?:merit|distinction|pass|credit|gpa|cgpa|first|second|third|class|honou?rs|grade|average|medal|scholar|atar|online|distance|evening|part[- ]time|full[- ]time|ead|remoto|noturno)\b))[^()]*\)?$/i;

/** 'City & Guilds 2382' behind a course: who awards it, with the number of its syllabus. */
const AWARDING_BODY = /^(city (?:&|and) guilds)\s[\d-]{3,8}$/i;

function partOf(text: string): StudyPart[] {
  const body = AWARDING_BODY.exec(text)?.[1];
  if (body !== undefined) return [{ kind: 'school', text: body }];
  if (isSchoolName(text)) return [{ kind: 'school', text: text.replace(SCHOOL_NOTE, '') }];
  if (namesDegree(text)) return [{ kind: 'degree', text }];
  if (namesInstitution(text) || /^\p{Lu}[\p{L}’' ]{2,40}\s(?:Hall|Hospital|Infirmary)$/u.test(text))
    return [{ kind: 'school', text: withoutPlace(text.replace(SCHOOL_NOTE, '')) }];
  return isPlace(text) ? [] : [{ kind: 'text', text }];
}

/** 'BA English: Aston University' */
function schoolBehindColon(text: string): string[] {
  const [, course, school] = /^([^:]{3,90}):\s+(\p{Lu}[^:]*)$/u.exec(text) ?? [];
  // 'Coleg Ceredigion: GNVQ Intermediate Business'
  if (course && school && namesDegree(school) && !namesInstitution(school) && !namesDegree(course))
    return !/^\p{L}+$/u.test(course) || namesInstitution(course) ? [course, school] : [text];
  // 'Graduação: Letras, Universidade Sol': the level of a course.
  return course && school && namesInstitution(school) && !namesInstitution(course) && !BARE.test(course)
    ? [course, school]
    : [text];
}

/** 'Letras (Universidade X' and 'MESTRADO EM LETRAS Universidade X': a school behind a degree without a separator. */
function schoolInside(text: string): string[] {
  const match =
    /^(.{6,}?)\s*\(?\s*\b((?:(?:Pontif[íi]cia )?Universidade|Faculdade|Instituto|Escola (?:Nacional|Polit[ée]cnica|Superior|T[ée]cnica|de)|University of|Centro Universit[áa]rio|Universidad|Faculdades)\s.*)$/u.exec(
      text.slice(0, 300),
    ) ?? /^(.{6,}?)\s+(?:n[ao]|pel[ao]|at|from)\s+(?:the\s)?(\p{Lu}.*)$/u.exec(text.slice(0, 300));
  // 'BEng in Mechanical Engineering from GMIT': behind a degree, this word is enough; 'The University of Texas at Austin'.
  const source = /^(.{2,}?),?\s+(?:from|at|awarded by)\s+(?:the\s)?(\p{Lu}.*)$/u.exec(text.slice(0, 300));
  const isSource = source?.[1] && namesDegree(source[1]) && !namesInstitution(source[1]);
  if (source?.[1] && source[2] && isSource && !/\d/.test(source[2])) return [source[1], source[2]];
  // 'BACHELOR OF SCIENCE IN SURVEYING Ashby Tech'
  const capitals = /^((?:\p{Lu}[\p{Lu}'&-]*\s+){2,})(\p{Lu}\p{Ll}.+)$/u.exec(text.slice(0, 300));
  if (!match && capitals?.[1] && capitals[2] && namesDegree(capitals[1]))
    return [capitals[1].trim(), capitals[2]];
  // 'B.S. Engineering, State University of the Bayou'
  if (match?.[1] && /,\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*$/u.test(match[1])) return [text];
  if (!match?.[1] || !match[2] || !namesDegree(match[1]) || !namesInstitution(match[2])) return [text];
  if (/(?<!\p{L})(?:d[aeo]|of|the|funda[çc][ãa]o|centro)$/iu.test(match[1])) return [text];
  return [match[1], match[2].replace(/\)$/, '')];
}

/** 'Queen Edith, University of London': a college that its name does not call so. */
const COLLEGE =
  /^(?:Birkbeck|Goldsmiths|SOAS|St\.? George[’']?s|(?:Royal|Queens?|Kings?)(?:[’']s)?\s\p{Lu}\p{L}+)$/u;

const DISTINCTION =
  /^(?:with (?:high(?:est)? |first[- ]class )?(?:hono(?:u)?rs|distinction|merit)|(?:magna |summa )?cum laude|(?:EQF|NFQ|RQF|SCQF|NQF) level \d{1,2})$/i;

/** Divides at commas, unless a piece only goes on ('Ciências, Letras e Artes'). */
function commaPieces(text: string): string[] {
  return text.split(/,\s+/).reduce<string[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (last !== undefined && COLLEGE.test(last) && /^University of \p{Lu}/u.test(piece))
      return [...pieces.slice(0, -1), `${last}, ${piece}`];
    // 'Prairie College, with honors', 'Bachelor of Nursing, EQF level 6'
    if (last !== undefined && DISTINCTION.test(piece)) return pieces;
    // 'B.S., Biology, minor in Chemistry'
    if (last !== undefined && /^(?:with (?:an? )?)?minors? in\s/i.test(piece)) return pieces;
    // 'School of Arts, Sciences and Humanities'
    if (
      last !== undefined &&
      /^\p{Ll}/u.test(piece) &&
      !namesDegree(piece) &&
      !namesInstitution(piece) &&
      !STATUS.test(piece)
    )
      return [...pieces.slice(0, -1), `${last}, ${piece}`];
    return last !== undefined && isFieldOf(last, piece)
      ? [...pieces.slice(0, -1), `${last}, ${piece}`]
      : [...pieces, piece];
  }, []);
}

/** 'BSc Architecture' before 'Urbanism and Building Sciences': the last of the fields that a course lists. */
const isFieldOf = (degree: string, piece: string) =>
  /^\p{Lu}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}\s(?:and|e|&)\s\p{Lu}/iu.test(piece) &&
  degree.length < MAX_NAME_LENGTH &&
  namesDegree(degree) &&
  !BARE.test(degree.trim()) &&
  !namesDegree(piece) &&
  !namesInstitution(piece);

function clean(text: string): string {
  return text
    .replace(
      /\s*[([]\s*(?:conclu|conceito|cursando|em andamento|em curso|trancad|previs|expected|in progress|t[ée]rmino|gpa|in?complet|summa|magna|cum laude|with (?:hon|dist)|completed|\d+[ºo°ª]|com previs|hons?\)? \d|carga|\d+ ?h|manh[ãa]|tarde|noite|noturno|matutino|vespertino)[^)\]]*[)\]]?/gi,
      '',
    )
    .replace(
      /\s+(?:conclu[íi]d[oa](?: em)?|conclus[ãa]o(?: em)?|conclu[íi]da? em|em andamento|em curso|finalizad[oa](?: em)?|com (?:previs[ãa]o|conclus[ãa]o).*|previs[ãa]o.*|graduated)\s*:?\s*$/i,
      '',
    )
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/^[\s(,:;.–-]+|(?<![\s(,:;.–-])[\s(,:;.–-]+$/g, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
}
