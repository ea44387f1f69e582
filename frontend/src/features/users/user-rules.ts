import { isEmail } from '../../shared/email';

export interface UserValues {
  username: string;
  /** Only when a user is created. */
  password: string;
  fullName: string;
  email: string;
  department: string;
  isAdmin: boolean;
  isEmployee: boolean;
}

export interface PasswordValues {
  /** Only when it is one's own. */
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export const PASSWORD_MIN = 6;
/** The server pays for hashing whatever comes. */
export const PASSWORD_MAX = 128;

const USERNAME = 'O nome de usuário deve ter pelo menos 3 caracteres';
const TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres';
const MISSING = 'A senha é obrigatória para novos usuários (mínimo 6 caracteres).';
const DIFFERENT = 'As senhas não coincidem';

/** Passwords are never trimmed: a blank is a character. */
const longEnough = (value: unknown) => String(value).length >= PASSWORD_MIN || TOO_SHORT;

export const RULES = {
  username: {
    required: USERNAME,
    validate: (value: unknown) => String(value).trim().length >= 3 || USERNAME,
  },
  password: { required: MISSING, validate: longEnough },
  email: {
    validate: (value: unknown) => !String(value).trim() || isEmail(String(value)) || 'Email inválido',
  },
  currentPassword: { required: 'A senha atual é obrigatória' },
  newPassword: { required: TOO_SHORT, validate: longEnough, deps: ['confirmation' as const] },
  confirmation: {
    required: TOO_SHORT,
    validate: (value: unknown, { newPassword }: PasswordValues) => {
      const length = longEnough(value);
      return length === true ? value === newPassword || DIFFERENT : length;
    },
  },
};

export const TABS = [
  ['all', 'Todos'],
  ['admin', 'Administradores'],
  ['employee', 'Funcionários'],
] as const;

export type UserTab = (typeof TABS)[number][0];

/** An administrator who is an employee too stands under both tabs. */
export function inTab(tab: UserTab, user: { isAdmin: boolean; isEmployee: boolean }): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'admin':
      return user.isAdmin;
    case 'employee':
      return user.isEmployee;
  }
}
