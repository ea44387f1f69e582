import { ArrayMaxSize, IsArray, IsIn, Matches } from 'class-validator';
import type { EDUCATION_LEVELS } from './candidates.js';

/** Shape of the keys that file storage gives to résumés. */
export const RESUME_KEY = /^resumes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/;

/** What the parser reads out of a résumé; a field that is not stated stays empty. */
export interface ResumeFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  /** Two-letter code of a federative unit, or empty. */
  state: string;
  zip: string;
  educationLevel: (typeof EDUCATION_LEVELS)[number] | '';
  educationCourse: string;
  experienceSummary: string;
  linkedinUrl: string;
  portfolioUrl: string;
}

/** Dates as printed ('Mar/2019', '2019'): they are shown, not computed with. */
export interface ResumeExperience {
  company: string;
  position: string;
  startDate: string;
  endDate: string;
  isCurrent: boolean;
  description: string;
}

export interface ResumeEducation {
  institution: string;
  degree: string;
  level: (typeof EDUCATION_LEVELS)[number] | '';
  startDate: string;
  endDate: string;
  inProgress: boolean;
}

/** Message on the `resume-parsing` queue: where the file is. */
export interface ParseResumeRequest {
  /** Key in file storage. */
  key: string;
}

/**
 * `scanned`: an image without text; `recognized`: its fields were read from the image all the same, and are for checking;
 * `hidden-text`: text that a reader cannot see was left out; `truncated`: pages or text beyond the limits were not read.
 */
const RESUME_NOTICES = ['scanned', 'recognized', 'hidden-text', 'truncated'] as const;
export type ResumeNotice = (typeof RESUME_NOTICES)[number];

/** What the parser noticed in a stored file; it goes from process to process, never through the visitor's browser. */
export class RecordResumeNotices {
  @Matches(RESUME_KEY) key: string;
  @IsArray()
  @ArrayMaxSize(RESUME_NOTICES.length)
  @IsIn(RESUME_NOTICES, { each: true })
  notices: ResumeNotice[];
}

/** A candidate's résumé was read by the parser, which noticed this. */
export interface ResumeNoticesView {
  candidateId: number;
  notices: ResumeNotice[];
}

export interface ReadResume {
  outcome: 'read';
  fields: ResumeFields;
  /** From 0 (guessed, or empty) to 1 (unmistakable); the form marks values under 0.6 as uncertain. */
  confidence: Record<keyof ResumeFields, number>;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  notices: ResumeNotice[];
}

interface RejectedResume {
  outcome: 'rejected';
  reason: ResumeRejection;
}

/** What the parser finds: the fields, or why there are none. */
export type ParseResumeResult = ReadResume | RejectedResume;

/**
 * Result on the `resume-parsing` queue. It holds no personal data: what was read lies encrypted under `reference`, and
 * only the file itself opens it (`SealedResults`).
 */
export type ParseResumeOutcome =
  { outcome: 'read'; notices: ResumeNotice[]; reference: string } | RejectedResume;

/** What the sender of a file is told about its reading; hidden text is for the staff alone. */
export const RESUME_NOTICE_TEXTS: Partial<Record<ResumeNotice, string>> = {
  scanned:
    'Este PDF é uma imagem, sem texto que possa ser lido. O arquivo foi guardado: preencha os campos e envie com ele.',
  recognized: 'Lido de uma imagem: confira os dados.',
  truncated: 'O currículo é muito longo: só o começo foi lido. Confira os dados.',
};

/** Why a file gives no fields, with the words for its sender. */
export const RESUME_REJECTIONS = {
  EMPTY: 'O arquivo está vazio. Escolha o PDF do seu currículo e envie novamente.',
  NOT_A_PDF: 'Este arquivo não é um PDF. Salve ou exporte seu currículo em PDF e envie novamente.',
  ENCRYPTED: 'Este PDF está protegido por senha. Remova a senha e envie novamente.',
  DAMAGED:
    'Não foi possível abrir este PDF: o arquivo parece estar danificado ou incompleto. Gere o PDF de novo e envie novamente.',
  TOO_COMPLEX:
    'Este PDF é complexo demais para ser lido. Exporte uma versão mais simples do seu currículo e envie novamente.',
} as const;

export type ResumeRejection = keyof typeof RESUME_REJECTIONS;
