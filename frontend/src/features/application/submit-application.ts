import type { ApplyMutationVariables } from '../../generated/graphql';
import { graphql } from '../../generated';
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

/** Trimmed, without empty fields. */
export function applicationInput(
  values: ApplicationValues,
  resume: UploadedResume | null,
  referral: Referral | null,
  { recaptchaToken, formKey }: { recaptchaToken: string; formKey: string },
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
    formKey,
  };
}

const present = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text),
  );
