import { STAFF_PASSWORD_MIN_CHARS, USERNAME_MIN_CHARS, type Role } from '@araucaria/contracts/domain';
import { isEmail } from '../../shared/form/email-address';
import { LENGTH_ERROR, validateLength } from '../../shared/form/password-rules';
import { textOf } from '../../shared/form/text-length';

export interface UserValues {
  username: string;
  /** Used only for a new user. */
  password: string;
  fullName: string;
  email: string;
  department: string;
  isAdmin: boolean;
  isEmployee: boolean;
  roles: Role[];
}

export interface PasswordValues {
  /** Used only for the current user's own password. */
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

const USERNAME_ERROR = `O nome de usuário deve ter pelo menos ${USERNAME_MIN_CHARS} caracteres`;
const REQUIRED_ERROR = `A senha é obrigatória para novos usuários (mínimo ${STAFF_PASSWORD_MIN_CHARS} caracteres).`;
const MISMATCH_ERROR = 'As senhas não coincidem';

export const RULES = {
  username: {
    required: USERNAME_ERROR,
    validate: (value: unknown) => textOf(value).trim().length >= USERNAME_MIN_CHARS || USERNAME_ERROR,
  },
  password: { required: REQUIRED_ERROR, validate: validateLength },
  email: {
    validate: (value: unknown) => !String(value).trim() || isEmail(String(value)) || 'Email inválido',
  },
  invitedEmail: {
    required: 'Informe o e-mail que recebe o convite',
    validate: (value: unknown) => isEmail(String(value)) || 'Email inválido',
  },
  currentPassword: { required: 'A senha atual é obrigatória' },
};

export const NEW_PASSWORD_RULES = {
  newPassword: { required: LENGTH_ERROR, validate: validateLength },
  confirmation: {
    required: LENGTH_ERROR,
    validate: (value: unknown, { newPassword }: PasswordValues) => {
      const length = validateLength(value);
      return length === true ? value === newPassword || MISMATCH_ERROR : length;
    },
  },
};

/** By the groups of the server. An administrator who is also an employee is listed under both. */
export const TABS = [
  ['all', 'Todos'],
  ['admin', 'Administradores'],
  ['employee', 'Funcionários'],
] as const;

export type UserTab = (typeof TABS)[number][0];
