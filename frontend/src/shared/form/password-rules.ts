import { STAFF_PASSWORD_MIN_CHARS } from '@araucaria/contracts/domain';

/** The site asks for more than the 6 characters that the call accepts, as specified. */
export const LENGTH_ERROR = `A senha deve ter pelo menos ${STAFF_PASSWORD_MIN_CHARS} caracteres`;

/** Passwords are not trimmed: a blank is a valid character. */
export const validateLength = (value: unknown): true | string =>
  String(value).length >= STAFF_PASSWORD_MIN_CHARS || LENGTH_ERROR;

/** The hint of a field for a new password. The server also refuses common ones and those made of names. */
export const PASSWORD_HINT = `Mínimo de ${STAFF_PASSWORD_MIN_CHARS} caracteres. Uma frase é mais fácil de lembrar.`;
