import { EDUCATION_LEVELS } from './candidates.js';

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
}

/** Message on the `resume-parsing` queue: where the file is. */
export interface ParseResumeRequest {
  /** Key in file storage. */
  key: string;
  /** SHA-256 of the bytes, hex; equal files are read once. */
  sha256: string;
}

/** What is answered: the fields, or why there are none. */
export type ParseResumeResult =
  | {
      outcome: 'parsed';
      fields: ResumeFields;
      confidence: Partial<Record<keyof ResumeFields, number>>;
      notices: ResumeNotice[];
    }
  | { outcome: 'rejected'; reason: ResumeRejection };

/** `scanned`: an image without text; `hidden-text`: text that a reader cannot see was left out. */
export type ResumeNotice = 'scanned' | 'hidden-text';

/** Why a file gives no fields, each with the words for its sender. */
export const RESUME_REJECTIONS = {
  NOT_A_PDF: 'O arquivo enviado não é um PDF.',
  EMPTY: 'O arquivo enviado está vazio.',
  ENCRYPTED: 'Este PDF está protegido por senha. Remova a proteção e envie novamente.',
  DAMAGED: 'Este PDF está danificado e não pôde ser lido. Gere o arquivo novamente e tente outra vez.',
  TOO_COMPLEX: 'Este PDF é complexo demais para ser lido automaticamente. Envie uma versão mais simples.',
} as const;

export type ResumeRejection = keyof typeof RESUME_REJECTIONS;
