import { EDUCATION_LEVELS, stateCode, type CorrectProfileBody, type Profile } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

const CEP = /^\d{5}-?\d{3}$/;

type Rules = Partial<Record<keyof Profile, readonly [message: string, fits: (text: string) => boolean]>>;

/** The choices of the form of 'Minha candidatura', which other clients of the call could miss. */
const RULES: Rules = {
  state: ['Escolha um estado da lista', (text) => stateCode(text) !== ''],
  educationLevel: [
    'Escolha uma escolaridade da lista',
    (text) => EDUCATION_LEVELS.some((level) => level === text),
  ],
  zip: ['Informe o CEP com 8 números', (text) => CEP.test(text)],
};

/**
 * Checks what a person changes. A stored value stays as it is: applications of other clients may have any text.
 * @throws {AppError} `VALIDATION_FAILED`
 */
export function assertProfileRules(
  next: CorrectProfileBody,
  stored: { [F in keyof Profile]?: string | null | undefined },
): void {
  const errors = Object.entries(RULES).flatMap(([name, [message, fits]]) => {
    const field = name as keyof Profile;
    const text = next[field];
    return !text || text === stored[field] || fits(text) ? [] : [{ field, message }];
  });
  if (errors.length) throw AppError.invalid(errors);
}
