import { p } from '@mikro-orm/core';

/** Columns of a person, which each application copies (decision 043). */
export const profileColumns = () => ({
  firstName: p.text(),
  lastName: p.text(),
  phone: p.text(),
  address: p.text().nullable(),
  city: p.text().nullable(),
  state: p.text().nullable(),
  country: p.text(),
  zip: p.text().nullable(),
  educationLevel: p.text().nullable(),
  educationCourse: p.text().nullable(),
  experienceSummary: p.text().nullable(),
  linkedinUrl: p.text().nullable(),
  portfolioUrl: p.text().nullable(),
});
