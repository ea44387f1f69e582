import type { EducationLevel } from './qualifications.js';

/** One work experience. Dates are texts as printed ('Mar/2019', '2019'), for display only. */
export interface ResumeExperience {
  company: string;
  position: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

/** One course of education. Dates are texts as printed, for display only. */
export interface ResumeEducation {
  institution: string;
  degree: string;
  level: EducationLevel | '';
  startDate: string;
  endDate: string;
  inProgress: boolean;
}
