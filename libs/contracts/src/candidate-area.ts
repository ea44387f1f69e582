import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsObject, IsOptional, IsUUID, Matches, ValidateNested } from 'class-validator';
import {
  NOTE_MAX_CHARS,
  PHONE_PATTERN,
  PROFILE_MAX_CHARS,
  type ApplicationChange,
  type JobAlertView,
  type PersonEducation,
  type PersonExperience,
  type Profile,
} from './domain/index.js';
import { OptionalRecords } from './optional-records.js';
import { EducationInput, ExperienceInput } from './candidate-records.js';
import { OptionalProfile, ProfileForm } from './profile.js';
import { ByEmail } from './referrers.js';
import { RESUME_KEY } from './resumes.js';
import { Id, OptionalFlag, OptionalState, OptionalText, Text } from './validation.js';

/** The person whose session made the call. */
export class ByPerson {
  @Id() personId!: number;
}

export class RequestAreaLink extends ByEmail {
  /** The sender has used up the requests for this address: an e-mail is due after a longer interval only. */
  @OptionalFlag() isSenderLimited?: boolean;
}

export class WithdrawBody {
  @OptionalText(NOTE_MAX_CHARS) reason?: string;
}

export class Withdraw extends WithdrawBody {
  @Id() personId!: number;
  /** The application. */
  @Id() id!: number;
}

export class UndoWithdrawalBody {
  /** As {@link Withdrawal} names it. */
  @IsUUID('all', { message: 'Identificador inválido' }) changeId!: string;
}

export class UndoWithdrawal extends UndoWithdrawalBody {
  @Id() personId!: number;
  @Id() id!: number;
}

export interface Withdrawal {
  /** Identifies the change for its undo, for `UNDO_WINDOW_SECONDS`. */
  changeId: string;
}

/** What a further application adds to the profile: the questions of the job itself. */
export class ApplyAgainBody {
  /** null and absent: the talent bank. */
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsOptional()
  @Id('Vaga inválida')
  jobId?: number;
  @OptionalText(10_000) additionalInfo?: string;
  @OptionalText(10_000) coverLetter?: string;
  @OptionalText(20) referralCode?: string;
}

export class ApplyAgain extends ApplyAgainBody {
  @Id() personId!: number;
  /** IP address of the request. */
  @OptionalText(64) ipAddress?: string;
}

/** A profile as its person corrects it; absent and empty fields are cleared. */
export class CorrectProfileBody extends ProfileForm {
  /** By code or name. */
  @OptionalText(PROFILE_MAX_CHARS.state) state?: string;
}

export class CorrectProfile extends CorrectProfileBody {
  @Id() personId!: number;
}

/** A file that the gateway has stored for the person of a session, and that waits for their confirmation. */
export class AddResume {
  @Id() personId!: number;
  @Matches(RESUME_KEY, { message: 'Arquivo inválido' }) key!: string;
  /** File name for downloads. */
  @Text(1, 'Informe o nome do arquivo') filename!: string;
}

/** The fields of a profile that a person takes from a new résumé; the others keep their values. */
export class ProfileChange extends OptionalProfile {
  @OptionalText(PROFILE_MAX_CHARS.firstName) firstName?: string;
  @OptionalText(PROFILE_MAX_CHARS.lastName) lastName?: string;
  @IsOptional()
  @Matches(PHONE_PATTERN, { message: 'Telefone inválido' })
  @OptionalText(PROFILE_MAX_CHARS.phone)
  phone?: string;
  @OptionalState(PROFILE_MAX_CHARS.state) state?: string;
}

const replacedRecord = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
    Id('Registro inválido'),
  ) as PropertyDecorator;

export class TakenExperience extends ExperienceInput {
  /** The stored experience that it replaces; absent and null: it is added. */
  @replacedRecord() replaces?: number;
}

export class TakenEducation extends EducationInput {
  /** As in {@link TakenExperience}. */
  @replacedRecord() replaces?: number;
}

export class ConfirmResumeBody {
  /** The values that the person takes from the file; absent: none. */
  @IsOptional()
  @IsObject({ message: 'Informe os campos' })
  @ValidateNested({ message: 'Campo inválido' })
  @Type(() => ProfileChange)
  profile?: ProfileChange;
  /** Those that the person takes from the file; absent: none. */
  @OptionalRecords(TakenExperience) experiences?: TakenExperience[];
  /** As `experiences`. */
  @OptionalRecords(TakenEducation) education?: TakenEducation[];
}

export class ConfirmResume extends ConfirmResumeBody {
  @Id() personId!: number;
  @Id() id!: number;
}

export class DiscardResume {
  @Id() personId!: number;
  @Id() id!: number;
}

/** The file that further applications are sent with. */
export interface LastResume {
  /** In file storage. */
  key: string;
  filename: string;
  /** Since when it is the last one, ISO 8601, UTC. */
  at: string;
}

/** An application as the candidates service stores it. What its person sees is derived by the gateway. */
export interface StoredAreaApplication {
  id: number;
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  /** null: sent without a file. */
  resumeFilename: string | null;
  /** ISO 8601, UTC, as the other instants. */
  createdAt: string;
  /** Talent bank only: when the entry is erased automatically. */
  retentionUntil: string | null;
  /** The whole history, oldest first. Changes by the candidate have no `changeId`: they show at once. */
  changes: ApplicationChange[];
  /** The candidate's withdrawal that holds; null: none. */
  withdrawal: { changeId: string; at: string } | null;
}

/** What the candidates service stores about a person. Applications in quarantine are left out. */
export interface StoredArea {
  email: string;
  profile: Profile;
  consentVersion: string | null;
  /** ISO 8601, UTC. */
  consentAt: string | null;
  /** Latest first. */
  applications: StoredAreaApplication[];
  /** Accesses to the résumés of these applications, latest first. */
  resumeAccesses: Array<{ candidateId: number; actorId: number | null; at: string }>;
  /** null: none was sent. */
  lastResume: LastResume | null;
  /** Oldest first. */
  jobAlerts: JobAlertView[];
  /** Latest start first. */
  experiences: PersonExperience[];
  /** As `experiences`. */
  education: PersonEducation[];
}
