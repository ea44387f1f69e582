import type { EducationInput, ExperienceInput } from '../../generated/graphql';

/** A job or a course from the parser; unknown values are empty strings. */
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

const MONTH = /^\d{4}-\d{2}(-\d{2})?$/;
const dates = ({ startDate, endDate }: ParsedRecord) => ({
  startDate,
  ...(MONTH.test(endDate) && { endDate }),
});

/** The experiences with company, position and start date; incomplete ones are dropped. */
export const experiencesOf = (read: readonly ParsedExperience[] = []): ExperienceInput[] =>
  read
    .filter(({ company, position, startDate }) => company && position && MONTH.test(startDate))
    .map(({ company, position, isCurrent, description, ...rest }) => ({
      company,
      position,
      isCurrent,
      ...(description && { description }),
      ...dates(rest),
    }));

export const educationOf = (read: readonly ParsedEducation[] = []): EducationInput[] =>
  read
    .filter(({ institution, degree, startDate }) => institution && degree && MONTH.test(startDate))
    .map(({ institution, degree, inProgress, ...rest }) => ({
      institution,
      degree,
      inProgress,
      ...dates(rest),
    }));
