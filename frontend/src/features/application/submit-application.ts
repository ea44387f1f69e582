import type { ApplyMutationVariables } from '../../generated/graphql';
import { graphql } from '../../generated';
import { randomId } from '../../shared/browser/random-id';
import { draftStore } from '../../shared/form/draft';
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

/** The key of the form that was sent last, and its content, so that a changed form gets another key. */
export const sentForm = draftStore<{ content: string; key: string }>('candidatura-envio-1');

/** The input of the mutation. The same form that is sent again, after its response was lost, has the same key. */
export function keyedInput(...form: Parameters<typeof applicationInput>): ApplyMutationVariables['input'] {
  const { recaptchaToken, ...rest } = applicationInput(...form);
  const content = JSON.stringify(rest);
  const last = sentForm.load();
  const key = last?.content === content ? last.key : randomId();
  sentForm.save({ content, key });
  return { ...rest, recaptchaToken, formKey: key };
}

/** Trimmed, without empty fields. */
function applicationInput(
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
