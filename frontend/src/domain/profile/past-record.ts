import type { PersonEducation, PersonExperience } from '@araucaria/contracts/domain';
import type { EducationInput, ExperienceInput } from '../../generated/graphql';

/** An experience, or a course of education, in the words that both have in common. */
export interface PastRecord {
  /** The position, or the course. */
  title: string;
  /** The company, or the school. */
  place: string;
  /** `YYYY-MM` or `YYYY-MM-DD` */
  start: string;
  /** As `start`; null: not known, or not over. */
  end: string | null;
  isOngoing: boolean;
  description: string | null;
}

export const ofExperience = (record: ExperienceInput | PersonExperience): PastRecord => ({
  title: record.position,
  place: record.company,
  start: record.startDate,
  end: record.endDate ?? null,
  isOngoing: record.isCurrent ?? false,
  description: record.description ?? null,
});

export const ofEducation = (record: EducationInput | PersonEducation): PastRecord => ({
  title: record.degree,
  place: record.institution,
  start: record.startDate,
  end: record.endDate ?? null,
  isOngoing: record.inProgress ?? false,
  description: record.description ?? null,
});
