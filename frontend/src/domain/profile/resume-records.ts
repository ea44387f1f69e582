import type { ResumeEducation, ResumeExperience } from '@araucaria/contracts/domain';
import type { ConfirmResumeBody } from '../../generated/rest';
import { dayOf } from '../../shared/dates/day-ranges';
import { printedMonth } from './printed-month';

export type ExperienceInput = Omit<NonNullable<ConfirmResumeBody['experiences']>[number], 'replaces'>;
export type EducationInput = Omit<NonNullable<ConfirmResumeBody['education']>[number], 'replaces'>;

/** A course as a résumé states it. The site does not ask for its level. */
export type ReadEducation = Omit<ResumeEducation, 'level'>;

interface Options {
  /** Whether a year is enough: it begins in January, and ends in December. */
  acceptsYears?: boolean;
}

/** undefined: the start is not known to the month. */
function datesOf(
  { startDate, endDate }: Pick<ResumeExperience, 'startDate' | 'endDate'>,
  { acceptsYears, endsOnly }: Options & { endsOnly?: boolean },
) {
  const january = acceptsYears ? 1 : undefined;
  const start = printedMonth(startDate, january) ?? (endsOnly ? printedMonth(endDate, january) : undefined);
  const end = printedMonth(endDate, acceptsYears ? 12 : undefined);
  if (start === undefined) return undefined;
  // A misread end; the server refuses one before the start.
  return { startDate: start, ...(end !== undefined && end >= start && { endDate: end }) };
}

/** The experiences with company, position and a start that is past; others are dropped, as the server refuses them. */
export const experiencesOf = (
  read: readonly ResumeExperience[] = [],
  options: Options = {},
): ExperienceInput[] =>
  read.flatMap((record) => {
    const { company, position, isCurrent, description } = record;
    const dates = datesOf(record, options);
    if (!company || !position || !dates || `${dates.startDate}-01` > dayOf()) return [];
    return [{ company, position, isCurrent, ...(description && { description }), ...dates }];
  });

/** As {@link experiencesOf}, with school and course. Where years are enough, the year of the end alone is enough, too. */
export const educationOf = (read: readonly ReadEducation[] = [], options: Options = {}): EducationInput[] =>
  read.flatMap((record) => {
    const { institution, degree, inProgress } = record;
    const dates = datesOf(record, {
      ...options,
      endsOnly: options.acceptsYears === true && !record.startDate,
    });
    return institution && degree && dates ? [{ institution, degree, inProgress, ...dates }] : [];
  });
