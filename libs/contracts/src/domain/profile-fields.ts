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

export type ProfileField = keyof typeof PROFILE;
/** A profile; null: the field is empty. */
export type Profile = Record<ProfileField, string | null>;
export const PROFILE_FIELDS = Object.keys(PROFILE) as ProfileField[];
