/** In ascending order, as stored, sent and shown. */
export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];
