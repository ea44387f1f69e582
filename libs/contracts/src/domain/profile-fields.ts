/** What a person's profile consists of, with labels. The e-mail identifies the person and is not part of it. */
export const PROFILE = {
  firstName: 'Nome',
  lastName: 'Sobrenome',
  phone: 'Telefone',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  zip: 'CEP',
  educationLevel: 'Escolaridade',
  educationCourse: 'Curso',
  experienceSummary: 'Resumo da experiência',
  linkedinUrl: 'LinkedIn',
  portfolioUrl: 'Portfólio',
} as const;

/** Shortest and longest text of each field; those of addresses of web pages are in their rule. */
export const PROFILE_MIN_CHARS = { firstName: 2, lastName: 2, phone: 8 } as const;
export const PROFILE_MAX_CHARS = {
  firstName: 80,
  lastName: 120,
  phone: 40,
  address: 255,
  city: 120,
  state: 60,
  zip: 20,
  educationLevel: 60,
  educationCourse: 160,
  experienceSummary: 10_000,
} as const;

export type ProfileField = keyof typeof PROFILE;
/** A profile; null: the field is empty. */
export type Profile = Record<ProfileField, string | null>;
export const PROFILE_FIELDS = Object.keys(PROFILE) as ProfileField[];
