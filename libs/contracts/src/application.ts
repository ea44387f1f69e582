import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { OptionalSender } from './application-drafts.js';
import { EducationInput, ExperienceInput } from './candidate-records.js';
import { APPLICATION_MAX_CHARS, MAX_INT4, REFERRER_MAX_CHARS } from './domain/index.js';
import { TrimmedEmailAddress } from './email-address.js';
import { OptionalRecords } from './optional-records.js';
import { ProfileForm } from './profile.js';
import { RESUME_KEY } from './resumes.js';
import { FormKey, OptionalState, OptionalText } from './validation.js';

/**
 * The application form of a visitor. Fields that the server sets (status, score, …) are missing here and ignored in
 * input.
 */
export class ApplicationForm extends ProfileForm {
  @TrimmedEmailAddress('Email inválido') email!: string;
  @OptionalState(APPLICATION_MAX_CHARS.state) state?: string;
  /** The job; absent, null, empty or 0: the talent bank. */
  @Transform(({ value }: { value: unknown }) =>
    value === '' || value === 0 || value === '0' ? undefined : (value ?? undefined),
  )
  @IsOptional()
  @IsInt({ message: 'Vaga inválida' })
  @Min(1, { message: 'Vaga inválida' })
  @Max(MAX_INT4, { message: 'Vaga inválida' })
  jobId?: number;
  @OptionalText(10_000) additionalInfo?: string;
  @OptionalText(10_000) coverLetter?: string;
  @OptionalText(20) referralCode?: string;
  @OptionalText(REFERRER_MAX_CHARS.name) referrerName?: string;
  @OptionalText(REFERRER_MAX_CHARS.email) referrerEmail?: string;
  /** Version of the accepted consent text; none: the form did not ask for consent. */
  @OptionalText(40) consentVersion?: string;
  /** File name for downloads of the résumé. */
  @OptionalText(255) resumeFilename?: string;
  @OptionalRecords(ExperienceInput) experiences?: ExperienceInput[];
  @OptionalRecords(EducationInput) education?: EducationInput[];
  @FormKey() formKey?: string;
}

/** An application form with the fields that the gateway adds. */
export class Application extends ApplicationForm {
  /** Key of the uploaded résumé in file storage. */
  @OptionalText(200)
  @Matches(RESUME_KEY, { message: 'Currículo inválido. Envie o arquivo novamente.' })
  resumeKey?: string;
  /** IP address of the visitor, as the gateway received it. */
  @OptionalText(64) ipAddress?: string;
  /** The browser that sent the form. */
  @OptionalSender() sender?: string;
}
