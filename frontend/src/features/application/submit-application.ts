import type { ApplyMutationVariables } from '../../generated/graphql';
import { graphql } from '../../generated';
import { failureOf } from '../../shared/api/failure';
import { publicQueryCache } from '../../shared/api/public-query-cache';
import type { FieldError } from '../../shared/api/rest';
import { CONSENT_VERSION } from '../../shared/privacy/policy';
import { FIELDS } from './application-fields';
import type { ApplicationValues } from './application-values';
import type { Referral } from './referral-visit';
import type { UploadedResume } from './upload-resume';

export const APPLY = graphql(`
  mutation Apply($input: ApplicationInput!) {
    apply(input: $input) {
      id
    }
  }
`);

/** The input of the mutation: trimmed, without empty fields. */
export function applicationInput(
  values: ApplicationValues,
  resume: UploadedResume | null,
  referral: Referral | null,
  recaptchaToken: string,
): ApplyMutationVariables['input'] {
  const { jobId, firstName, lastName, email, phone } = values;
  return {
    ...present(Object.fromEntries(FIELDS.map(({ name }) => [name, values[name]]))),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...(jobId && { jobId: Number(jobId) }),
    ...(resume && {
      resumeUrl: resume.resumeUrl,
      resumeFilename: resume.resumeFilename,
      experiences: resume.experiences,
      education: resume.education,
    }),
    ...(referral &&
      present({
        referralCode: referral.code,
        referrerName: referral.found?.referrerName ?? referral.referrerName,
        referrerEmail: referral.referrerEmail,
      })),
    consentVersion: CONSENT_VERSION,
    recaptchaToken,
  };
}

const present = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text),
  );

interface Refusal {
  title: string;
  description: string;
  fields: FieldError[];
  /** The job was closed or deleted. */
  jobClosed?: boolean;
  /** The form is kept, and an e-mail to its address finishes it. */
  isKept?: boolean;
}

/** Title and text for a rejected application, and the fields that caused it. */
export function refusalOf(error: unknown): Refusal {
  const { code = '', message, fields } = failureOf(error);
  if (code.includes('RECAPTCHA_FAILED') || message.includes('RECAPTCHA_FAILED'))
    return {
      title: 'Verificação reCAPTCHA falhou',
      description: 'Complete a verificação novamente e envie outra vez.',
      fields: [],
    };
  if (code === 'EMAIL_ALREADY_EXISTS' || code === '409') {
    const description =
      'Este email já está cadastrado em nossa base de dados. Você já se candidatou anteriormente.';
    return {
      title: 'Email já cadastrado',
      description,
      fields: [{ field: 'email', message: description }],
      isKept: true,
    };
  }
  const jobClosed = code === 'JOB_CLOSED' || code === 'NOT_FOUND';
  // Refetches the list of open jobs.
  if (jobClosed) publicQueryCache.invalidate();
  return {
    title: 'Erro ao enviar candidatura',
    description: message || 'Não foi possível enviar a sua candidatura. Tente novamente.',
    fields,
    jobClosed,
  };
}
