import type { EducationInput, ExperienceInput } from '../../generated/graphql';
import { printedMonth } from './printed-month';

/** A job or a course from the parser, with dates as the résumé prints them; unknown values are empty strings. */
interface ParsedRecord {
  startDate: string;
  endDate: string;
}

export interface ParsedExperience extends ParsedRecord {
  company: string;
  position: string;
  isCurrent: boolean;
  description: string;
}

export interface ParsedEducation extends ParsedRecord {
  institution: string;
  degree: string;
  inProgress: boolean;
}

interface Options {
  /** Whether a year is enough: it begins in January, and ends in December. */
  acceptsYears?: boolean;
}

/** undefined: the start is not known to the month. */
function datesOf({ startDate, endDate }: ParsedRecord, { acceptsYears }: Options) {
  const start = printedMonth(startDate, acceptsYears ? 1 : undefined);
  const end = printedMonth(endDate, acceptsYears ? 12 : undefined);
  return start === undefined ? undefined : { startDate: start, ...(end !== undefined && { endDate: end }) };
}

/** The experiences with company, position and start; incomplete ones are dropped. */
export const experiencesOf = (
  read: readonly ParsedExperience[] = [],
  options: Options = {},
): ExperienceInput[] =>
  read.flatMap((record) => {
    const { company, position, isCurrent, description } = record;
    const dates = datesOf(record, options);
    if (!company || !position || !dates) return [];
    return [{ company, position, isCurrent, ...(description && { description }), ...dates }];
  });

/** As {@link experiencesOf}, with school and course. */
export const educationOf = (read: readonly ParsedEducation[] = [], options: Options = {}): EducationInput[] =>
  read.flatMap((record) => {
    const { institution, degree, inProgress } = record;
    const dates = datesOf(record, options);
    return institution && degree && dates ? [{ institution, degree, inProgress, ...dates }] : [];
  });
