import type { EducationInput, ExperienceInput } from '../../generated/graphql';

/** A job or a course as the reader of résumés found it; what is not stated is empty. */
interface ReadRecord {
  startDate: string;
  endDate: string;
}

export interface ReadExperience extends ReadRecord {
  company: string;
  position: string;
  isCurrent: boolean;
  description: string;
}

export interface ReadEducation extends ReadRecord {
  institution: string;
  degree: string;
  inProgress: boolean;
}

const MONTH = /^\d{4}-\d{2}(-\d{2})?$/;
const dates = ({ startDate, endDate }: ReadRecord) => ({
  startDate,
  ...(MONTH.test(endDate) && { endDate }),
});

/** Those that are complete enough to be kept: who, what, and since when. */
export const experiencesOf = (read: readonly ReadExperience[] = []): ExperienceInput[] =>
  read
    .filter(({ company, position, startDate }) => company && position && MONTH.test(startDate))
    .map(({ company, position, isCurrent, description, ...rest }) => ({
      company,
      position,
      isCurrent,
      ...(description && { description }),
      ...dates(rest),
    }));

export const educationOf = (read: readonly ReadEducation[] = []): EducationInput[] =>
  read
    .filter(({ institution, degree, startDate }) => institution && degree && MONTH.test(startDate))
    .map(({ institution, degree, inProgress, ...rest }) => ({
      institution,
      degree,
      inProgress,
      ...dates(rest),
    }));
