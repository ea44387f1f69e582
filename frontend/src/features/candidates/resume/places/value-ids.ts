/** Names of the values that staff see beside a résumé and can look up in it. */
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
