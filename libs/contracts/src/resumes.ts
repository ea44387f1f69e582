import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNumber, Matches, MaxLength } from 'class-validator';
import { OptionalRecords } from './optional-records.js';
import {
  EUROPEAN_LEVELS,
  HOUR_MS,
  LANGUAGE_LEVELS,
  RESUME_LINE_MAX_CHARS,
  type EducationLevel,
  type ResumeEducation,
  type ResumeExperience,
  type ResumeLanguage,
  type ResumeSkill,
} from './domain/index.js';

/** Two days: longer than a visitor keeps a form with an uploaded résumé open. Its draft ends with the browser tab. */
export const UNUSED_UPLOAD_TTL_MS = 48 * HOUR_MS;

/** Keys of résumés in file storage: `resumes/<UUID>.pdf`. */
export const RESUME_KEY = /^resumes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/;

/** The fields that the parser reads from a résumé; empty if the résumé does not state them. */
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
  educationLevel: EducationLevel | '';
  educationCourse: string;
  experienceSummary: string;
  linkedinUrl: string;
  portfolioUrl: string;
}

/** Message on the `resume-parsing` queue. */
export interface ParseResumeRequest {
  /** Key in file storage. */
  key: string;
}

/**
 * `nothing-found`: no field could be filled. `scanned`: the file has no text that could be read. `recognized`: the fields come from text recognition and need a check.
 * `hidden-text`: text invisible to a reader was ignored. `truncated`: a part was not read, because it is beyond the limits or its fonts do not say which letters they draw.
 */
const RESUME_NOTICES = ['nothing-found', 'scanned', 'recognized', 'hidden-text', 'truncated'] as const;
export type ResumeNotice = (typeof RESUME_NOTICES)[number];

export class ByResumeKey {
  @Matches(RESUME_KEY, { message: 'Arquivo inválido' }) key!: string;
}

/** Where a file states something; see {@link ResumeLanguage}. */
class StatedInFile {
  @IsNumber() confidence!: number;
  @IsInt() page!: number;
  @MaxLength(RESUME_LINE_MAX_CHARS) line!: string;
}

class ReadLanguage extends StatedInFile implements ResumeLanguage {
  @MaxLength(60) language!: string;
  @IsIn([...LANGUAGE_LEVELS, '']) level!: ResumeLanguage['level'];
  @IsIn([...EUROPEAN_LEVELS, '']) europeanLevel!: ResumeLanguage['europeanLevel'];
}

class ReadSkill extends StatedInFile implements ResumeSkill {
  @MaxLength(60) text!: string;
  @MaxLength(60) name!: string;
}

/** What the parser says about a stored file. The gateway sends it directly to candidates, not through the browser. */
export class RecordResumeNotices {
  @Matches(RESUME_KEY) key!: string;
  /** Absent where only the notices are known. */
  @OptionalRecords(ReadLanguage) languages?: ReadLanguage[];
  /** As `languages`. */
  @OptionalRecords(ReadSkill) skills?: ReadSkill[];
  @IsArray()
  @ArrayMaxSize(RESUME_NOTICES.length)
  @IsIn(RESUME_NOTICES, { each: true })
  notices!: ResumeNotice[];
}

export interface ResumeNoticesView {
  candidateId: number;
  notices: ResumeNotice[];
  /** null: not known. */
  languages: ResumeLanguage[] | null;
  /** As `languages`. */
  skills: ResumeSkill[] | null;
}

/** A résumé that the parser could read. */
export interface ReadResume {
  outcome: 'read';
  fields: ResumeFields;
  /**
   * The parser's confidence in each field, 0 to 1; 0 for an empty field. The form marks values below 0.75 as
   * uncertain.
   */
  confidence: Record<keyof ResumeFields, number>;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  languages: ResumeLanguage[];
  skills: ResumeSkill[];
  notices: ResumeNotice[];
}

interface RejectedResume {
  outcome: 'rejected';
  reason: ResumeRejection;
}

export type ParseResumeResult = ReadResume | RejectedResume;

/**
 * Result on the `resume-parsing` queue, without personal data. `reference` names the encrypted fields in Redis; the key
 * derives from the content of the file (`SealedResults`).
 */
export type ParseResumeOutcome =
  | { outcome: 'read'; notices: ResumeNotice[]; reference: string }
  | RejectedResume;

/** Texts of notices for the sender of a file. Only staff see the notice about hidden text, which has none. */
export const RESUME_NOTICE_TEXTS: Partial<Record<ResumeNotice, string>> = {
  'nothing-found':
    'Não encontramos os seus dados neste PDF. O arquivo foi guardado: preencha os campos e envie com ele.',
  scanned:
    'Este PDF é uma imagem, sem texto que possa ser lido. O arquivo foi guardado: preencha os campos e envie com ele.',
  recognized: 'Lido de uma imagem: confira os dados.',
  truncated: 'Só uma parte do currículo pôde ser lida. Confira os dados.',
};

/** Reasons to reject a file, each with the text for its sender. */
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
