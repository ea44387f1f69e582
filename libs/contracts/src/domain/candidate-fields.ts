import { EMAIL_MAX_CHARS } from './limits.js';

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

/** A text that a person enters, and that is stored and shown as it is. */
interface PlainField {
  label: string;
  /** The shortest text of a field that is required. */
  minChars?: number;
  /** The longest text. The address of a web page has a rule instead. */
  maxChars?: number;
  isWebAddress?: true;
  /** The values to choose from; without them the text is free. */
  values?: readonly string[];
  /** Columns of twelve in the form, where its background is asked for. */
  formColumns?: number;
  inSpreadsheet?: true;
  /** An item in the detail of the candidate, if it has a value. */
  inDetail?: true;
  /** The list of candidates can be filtered by its values; the text of the option that sets no condition. */
  filterAll?: string;
}

/**
 * One row for each field of a person's profile. Columns, validation, form, spreadsheet, detail, filter, the page of the person and
 * the export of their data follow from it. The e-mail identifies the person and is not part of the profile.
 */
const FIELDS = {
  firstName: { label: 'Nome', minChars: 2, maxChars: 80 },
  lastName: { label: 'Sobrenome', minChars: 2, maxChars: 120 },
  phone: { label: 'Telefone', minChars: 8, maxChars: 40 },
  address: { label: 'Endereço', maxChars: 255 },
  city: { label: 'Cidade', maxChars: 120, inSpreadsheet: true },
  state: { label: 'Estado', maxChars: 60, inSpreadsheet: true },
  zip: { label: 'CEP', maxChars: 20 },
  educationLevel: {
    label: 'Escolaridade',
    maxChars: 60,
    values: EDUCATION_LEVELS,
    formColumns: 5,
    inSpreadsheet: true,
  },
  educationCourse: { label: 'Curso', maxChars: 160, formColumns: 7, inSpreadsheet: true },
  experienceSummary: { label: 'Resumo da experiência', maxChars: 10_000, formColumns: 12 },
  linkedinUrl: { label: 'LinkedIn', isWebAddress: true, inDetail: true },
  portfolioUrl: { label: 'Portfólio', isWebAddress: true, inDetail: true },
} as const satisfies Record<string, PlainField>;

export type ProfileField = keyof typeof FIELDS;
/** A profile; null: the field is empty. */
export type Profile = Record<ProfileField, string | null>;
export const PROFILE_FIELDS = Object.keys(FIELDS) as ProfileField[];
export const PLAIN_FIELDS: Readonly<Record<ProfileField, PlainField>> = FIELDS;

/** The fields whose row states something. */
export type FieldWith<Part extends keyof PlainField> = {
  [F in ProfileField]: (typeof FIELDS)[F] extends Record<Part, unknown> ? F : never;
}[ProfileField];
export const fieldsWith = <Part extends keyof PlainField>(part: Part) =>
  PROFILE_FIELDS.filter((field) => part in FIELDS[field]) as FieldWith<Part>[];

/** One part of each row that states it. */
const each = <Part extends keyof PlainField>(part: Part) =>
  Object.fromEntries(fieldsWith(part).map((field) => [field, PLAIN_FIELDS[field][part]])) as Readonly<
    Record<FieldWith<Part>, NonNullable<PlainField[Part]>>
  >;

/** The labels of the profile. */
export const PROFILE = /* @__PURE__ */ each('label');
export const PROFILE_MIN_CHARS = /* @__PURE__ */ each('minChars');
export const PROFILE_MAX_CHARS = /* @__PURE__ */ each('maxChars');

/**
 * Labels of what a visitor writes in an application. The columns, the form, the spreadsheet and the export of a person's data
 * follow; jobs and schools have their own.
 */
export const APPLICATION_LABELS = {
  ...PROFILE,
  email: 'E-mail',
  additionalInfo: 'Informações adicionais',
  coverLetter: 'Carta de apresentação',
  referralCode: 'Código de indicação',
  referrerName: 'Nome de quem indicou',
  referrerEmail: 'E-mail de quem indicou',
  resumeFilename: 'Arquivo do currículo',
} as const;

export const APPLICATION_MAX_CHARS = { ...PROFILE_MAX_CHARS, email: EMAIL_MAX_CHARS } as const;

export type ApplicationField = keyof typeof APPLICATION_LABELS;
export const APPLICATION_FIELDS = Object.keys(APPLICATION_LABELS) as ApplicationField[];
