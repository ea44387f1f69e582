import { PASSWORD_MIN_CHARS, STAFF_PASSWORD_MIN_CHARS } from '@araucaria/contracts/domain';

export const lengthError = (minChars: number): string => `A senha deve ter pelo menos ${minChars} caracteres`;

/** Passwords are not trimmed: a blank is a valid character. */
export const validateLength =
  (minChars: number) =>
  (value: unknown): true | string =>
    String(value).length >= minChars || lengthError(minChars);

/** The hint of a field for a new password. The server also refuses common ones and those made of names. */
export const passwordHint = (minChars: number): string =>
  minChars === STAFF_PASSWORD_MIN_CHARS
    ? `Mínimo de ${minChars} caracteres. Uma frase é mais fácil de lembrar.`
    : `Mínimo de ${minChars} caracteres`;

/** The warning of a password that is valid but shorter than recommended. */
export const shortPasswordWarning = (password: string): string | undefined =>
  password.length >= PASSWORD_MIN_CHARS && password.length < STAFF_PASSWORD_MIN_CHARS
    ? `Recomendamos pelo menos ${STAFF_PASSWORD_MIN_CHARS} caracteres`
    : undefined;
