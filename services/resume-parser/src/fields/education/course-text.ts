import { stateCode } from '../../lexicon/brazil.js';
import { levelOf } from '../../lexicon/education-level.js';
import { isSchool } from '../../lexicon/schools.js';
import { isPlace } from '../entries/places.js';
import { BARE } from './bare-degree.js';
import { courseName, firstCourse } from './course-name.js';
import { studyParts, withoutDegree, withoutSchool } from './degree-text.js';

const LABELLED = /(?:^|[\s,;|(–-])(?:(?:curso|major|course)\s*:\s*|majors? in\s+)([^,;|(–—]+)/i;
const SENTENCE =
  /\b(?:gradua[çc][ãa]o|graduad[oa]|graduand[oa]|bacharel(?:ado)?|licenciatura|licenciad[oa]|tecn[óo]log[oa]|mestrado|mestr[ea]|doutorado|doutora?|mba|especializa[çc][ãa]o|especialista|p[óo]s[- ]?gradua[çc][ãa]o|p[óo]s|t[ée]cnic[oa]|formad[oa]|cursando|superior|degree|bachelor(?:'s)?|master(?:'s)?|ph\.?d\.?|engineer)(?:\s+\S+){0,2}?\s+(?:em|in|of)\s+(.+)$/i;

/** 'B.Tech (CSE)', 'B.Com (Computers)', as Indian tables print them: behind other degrees capitals in brackets are a school. */
const BRACKETED =
  /^[BM]\.?\s?(?:Tech|E|Sc|Com|A)\.?\s?\((?!(?:hons?|honou?rs|general|pass|hindi|english)\b)(\p{Lu}[\p{L}& .]+)\)/iu;

/** 'Bachelor of Science in Engineering, Robotics': the degree has the name of a course, and the course follows. */
const ENGINEERING =
  /\b((?:Bachelor|Master|Associate)s?) of (?:(?:Applied )?Science in Engineering|Education|Applied (?:Business|Science|Arts))(?=,\s+\p{Lu})/u;

/** 'B.Com. from Ravishankar University, Raipur in 2021': what follows is the school, up to 'in' and a course. */
function withoutSchoolNamed(text: string): string {
  const at = text.search(/\sfrom\s+\p{Lu}/u);
  if (at < 0 || levelOf(text.slice(0, at)) === undefined) return text;
  const course = /\sin\s\p{Lu}.*$/u.exec(text.slice(at))?.[0] ?? '';
  return text.slice(0, at) + course;
}

export function courseOfText(printed: string): string | undefined {
  const text = withoutSchoolNamed(printed)
    .replace(ENGINEERING, '$1')
    .replace(/^candidate for (?:an? )?/i, '');
  const bracketed = BRACKETED.exec(text)?.[1];
  if (bracketed !== undefined) return courseName(bracketed) ?? bracketed;
  const labelled = LABELLED.exec(text)?.[1];
  const parts = studyParts(text);
  return (
    (labelled ? courseName(labelled) : undefined) ??
    besideDegree(parts) ??
    inSentence(text) ??
    withoutAnyDegree(text, parts)
  );
}

/** 'Universidade X – Bacharelado em Y': the course follows a degree at the start of a part. */
function besideDegree(parts: string[]): string | undefined {
  for (const [position, part] of parts.entries()) {
    const rest = withoutDegree(part);
    if (rest === undefined) continue;
    const course =
      courseName(withoutSchool(rest)) ??
      abbreviatedCourse(part) ??
      firstCourse(parts.slice(position + 1).map(withoutSchool)) ??
      firstCourse(parts.slice(0, position));
    if (course) return course;
  }
  return undefined;
}

/** 'B.Tech in CSE': behind 'in', capitals are a course, and behind a degree alone the initials of a school. */
function abbreviatedCourse(part: string): string | undefined {
  const course = /\s(?:in|em)\s([A-Z]{3,5})$/.exec(part)?.[1];
  return course !== undefined && stateCode(course) === undefined ? course : undefined;
}

/** 'Graduada em Direito pela USP', anywhere in a sentence. */
function inSentence(text: string): string | undefined {
  // 'Master of Science' alone names no course.
  if (BARE.test(text.trim())) return undefined;
  const match = SENTENCE.exec(text)?.[1];
  if (!match) return undefined;
  return courseName(studyParts(withoutSchool(withoutDegree(match) ?? match))[0] ?? '');
}

/** 'Osun State Polytechnic, Iree   2015 – 2019' */
const TOWN_OF_SCHOOL =
  /^[^,]{0,80}\b(?:University|Polytechnic|College|Institute)\b[^,]{0,80},\s(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)?)(?=\s*$|\s{3,}|\s\(?\d)/u;

/** 'Engenharia Civil – UFES', or a course alone on its line. */
function withoutAnyDegree(text: string, all: string[]): string | undefined {
  const town = TOWN_OF_SCHOOL.exec(text)?.[1];
  const parts = town === undefined ? all : all.filter((part) => !part.startsWith(town));
  if (parts.length > 1 || isSchool(text)) return firstCourse(parts.filter((part) => !isPlace(part)));
  const [only] = parts;
  return only !== undefined && levelOf(text) === undefined ? courseName(only) : undefined;
}
