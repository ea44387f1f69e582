import type { ApplyMutationVariables } from '../../generated/graphql';
import { graphql } from '../../generated';
import { failureOf, type Failure } from '../../shared/api/failure';
import { toast } from '../../shared/toasts/toast';
import type { ApplicationValues } from './application-values';
import { CONSENT_VERSION } from './consent';
import type { UploadedResume } from './upload-resume';
import type { Referral } from './use-referral';

export const APPLY = graphql(`
  mutation Apply($input: ApplicationInput!) {
    apply(input: $input) {
      id
    }
  }
`);

const OPTIONAL = [
  'address',
  'city',
  'state',
  'zip',
  'educationLevel',
  'educationCourse',
  'experienceSummary',
] as const;

/** What is sent: trimmed, without what was left empty. */
export function applicationInput(
  values: ApplicationValues,
  resume: UploadedResume | null,
  referral: Referral | null,
  recaptchaToken: string,
): ApplyMutationVariables['input'] {
  const { jobId, firstName, lastName, email, phone } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...present(Object.fromEntries(OPTIONAL.map((name) => [name, values[name]]))),
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

/** Says why an application was not accepted. */
export function tellFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (failure.code?.includes('RECAPTCHA_FAILED') || failure.message.includes('RECAPTCHA_FAILED'))
    toast.destructive('Verificação reCAPTCHA falhou', 'Complete a verificação novamente e envie outra vez.');
  else if (failure.code === 'EMAIL_ALREADY_EXISTS' || failure.code === '409')
    toast.destructive(
      'Email já cadastrado',
      'Este email já está cadastrado em nossa base de dados. Você já se candidatou anteriormente.',
    );
  else
    toast.destructive(
      'Erro ao enviar candidatura',
      failure.message || 'Não foi possível enviar a sua candidatura. Tente novamente.',
    );
  return failure;
}
