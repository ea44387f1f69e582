import type { ProfileField } from '@araucaria/contracts/domain';

/** Names of the values of a candidate that can be looked up in the résumé. */
export const VALUE_IDS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  town: 'town',
  studies: 'studies',
  linkedin: 'linkedin',
  portfolio: 'portfolio',
  experience: (id: number) => `experience-${id}`,
  education: (id: number) => `education-${id}`,
  language: (name: string) => `language-${name}`,
  skill: (text: string) => `skill-${text}`,
} as const;

/** Of fields of the profile that the detail lists by the table of the contracts. */
export const PROFILE_VALUE_IDS: { readonly [F in ProfileField]?: string } = {
  linkedinUrl: VALUE_IDS.linkedin,
  portfolioUrl: VALUE_IDS.portfolio,
};
