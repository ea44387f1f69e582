import type { ResumeEducation, ResumeExperience } from '@araucaria/contracts/domain';
import type { ConfirmResumeBody } from '../../generated/rest';
import { dayOf } from '../../shared/dates/day-ranges';
import { printedMonth } from './printed-month';

export type ExperienceInput = Omit<NonNullable<ConfirmResumeBody['experiences']>[number], 'replaces'>;
export type EducationInput = Omit<NonNullable<ConfirmResumeBody['education']>[number], 'replaces'>;

/** A course as a résumé states it. The site does not ask for its level. */
export type ReadEducation = Omit<ResumeEducation, 'level'>;

/** A year begins in January, and ends in December. undefined: the start is not known. */
function datesOf({ startDate, endDate }: Pick<ResumeExperience, 'startDate' | 'endDate'>) {
  const start = printedMonth(startDate, 1);
  const end = printedMonth(endDate, 12);
  if (start === undefined) return undefined;
  // A misread end; the server refuses one before the start.
  return { startDate: start, ...(end !== undefined && end >= start && { endDate: end }) };
}

/** The experiences with company, position and a start that is past; others are dropped, as the server refuses them. */
export const experiencesOf = (read: readonly ResumeExperience[] = []): ExperienceInput[] =>
  read.flatMap((record) => {
    const { company, position, isCurrent, description } = record;
    const dates = datesOf(record);
    if (!company || !position || !dates || `${dates.startDate}-01` > dayOf()) return [];
    return [{ company, position, isCurrent, ...(description && { description }), ...dates }];
  });

/** As {@link experiencesOf}, with school and course. The date of the end alone is enough. */
export const educationOf = (read: readonly ReadEducation[] = []): EducationInput[] =>
  read.flatMap((record) => {
    const { institution, degree, inProgress, endDate } = record;
    const dates = datesOf({ startDate: record.startDate || endDate, endDate });
    return institution && degree && dates ? [{ institution, degree, inProgress, ...dates }] : [];
  });
