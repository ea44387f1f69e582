import { applyDecorators } from '@nestjs/common';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  type ValidationOptions,
} from 'class-validator';
import {
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  ROLES,
  USER_MAX_CHARS,
  USERNAME_MIN_CHARS,
  type Role,
} from './domain/index.js';
import { EmailAddress } from './email-address.js';
import { BlankIsNull, FormKey, Id, OptionalText, Text } from './validation.js';

const TOO_LONG: ValidationOptions = { message: `Use no máximo ${PASSWORD_MAX_CHARS} caracteres` };
const TOO_SHORT: ValidationOptions = {
  message: `A senha deve ter pelo menos ${PASSWORD_MIN_CHARS} caracteres`,
};

/** A new password. It is not trimmed. A missing or empty one is refused with the message `missing`. */
function NewPassword(missing: string): PropertyDecorator {
  return applyDecorators(
    // The first rule that fails provides the message.
    IsString({ message: missing }),
    MinLength(1, { message: missing }),
    MinLength(PASSWORD_MIN_CHARS, TOO_SHORT),
    MaxLength(PASSWORD_MAX_CHARS, TOO_LONG),
  );
}

/** Optional text of at most `max` characters; empty or null clears the stored value. */
function ClearableText(max: number): PropertyDecorator {
  return applyDecorators(
    BlankIsNull(),
    IsOptional(),
    IsString({ message: 'Informe um texto' }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  );
}

const Flag = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsBoolean({ message: 'Informe verdadeiro ou falso' }));

const USERNAME_TOO_SHORT = `O nome de usuário deve ter pelo menos ${USERNAME_MIN_CHARS} caracteres`;

/** The normalized username for comparisons: ignores case and Unicode compatibility variants (NFKC). */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** The username of an erased account, and in records of what it did. */
export const erasedUsername = (id: number): string => `removido-${id}`;

export class Credentials {
  @Text(1, 'Usuário é obrigatório', 120) username!: string;
  /** Not trimmed. Decorators apply from last to first; the first rule that fails provides the message. */
  @MaxLength(PASSWORD_MAX_CHARS, TOO_LONG)
  @MinLength(1, { message: 'Senha é obrigatória' })
  @IsString({ message: 'Senha é obrigatória' })
  password!: string;
}

export class ConfirmPassword {
  @MaxLength(PASSWORD_MAX_CHARS, TOO_LONG)
  @MinLength(1, { message: 'Senha é obrigatória' })
  @IsString({ message: 'Senha é obrigatória' })
  password!: string;
}

/** The user fields that an administrator edits. Absent fields stay unchanged; empty or null ones are cleared. */
class UserDetails {
  @ClearableText(USER_MAX_CHARS.fullName) fullName?: string | null;
  @BlankIsNull()
  @IsOptional()
  @EmailAddress('Email inválido')
  email?: string | null;
  @ClearableText(USER_MAX_CHARS.department) department?: string | null;
  /** @default false */
  @Flag() isAdmin?: boolean;
  /** @default false */
  @Flag() isEmployee?: boolean;
  /** Replaces all roles. @default [] */
  @IsOptional()
  @ArrayUnique({ message: 'Informe cada perfil uma vez' })
  @IsIn(Object.keys(ROLES), { each: true, message: 'Perfil desconhecido' })
  @IsArray({ message: 'Informe uma lista de perfis' })
  roles?: Role[];
}

export class RegisterUser extends UserDetails {
  @Text(USERNAME_MIN_CHARS, USERNAME_TOO_SHORT, USER_MAX_CHARS.username) username!: string;
  @NewPassword(`A senha é obrigatória para novos usuários (mínimo ${PASSWORD_MIN_CHARS} caracteres).`)
  password!: string;
  @FormKey() formKey?: string;
}

/** A new user, who sets the password by the link of an e-mail. The service requires `email`. */
export class InviteUser extends UserDetails {
  @Text(USERNAME_MIN_CHARS, USERNAME_TOO_SHORT, USER_MAX_CHARS.username) username!: string;
  @FormKey() formKey?: string;
}

/** A user whom the identity provider of the company has authenticated. */
export class SignOn {
  @Text(1, 'Emissor inválido', 500) issuer!: string;
  /** The provider's name of the user, which never changes. */
  @Text(1, 'Identificador inválido', 255) subject!: string;
  /** Verified by the provider, in a domain that belongs to it. */
  @EmailAddress('Email inválido') email!: string;
  @OptionalText(USER_MAX_CHARS.fullName) fullName?: string;
  @IsBoolean() isAdmin!: boolean;
  @IsBoolean() isEmployee!: boolean;
  /** Replaces all roles. */
  @ArrayUnique()
  @IsIn(Object.keys(ROLES), { each: true })
  @IsArray()
  roles!: Role[];
}

/** A password in the input is ignored; only `changePassword` sets one. */
export class UpdateUserBody extends UserDetails {
  @IsOptional() @Text(USERNAME_MIN_CHARS, USERNAME_TOO_SHORT, USER_MAX_CHARS.username) username?: string;
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalText() from?: string;
}

export class UpdateUser extends UpdateUserBody {
  @Id() id!: number;
}

export class ChangePasswordBody {
  /** Required when the acting user changes their own password; ignored otherwise. */
  @IsOptional()
  @MaxLength(PASSWORD_MAX_CHARS, { message: 'A senha atual está incorreta' })
  @IsString({ message: 'A senha atual é obrigatória' })
  currentPassword?: string;
  @NewPassword(`A nova senha é obrigatória (mínimo ${PASSWORD_MIN_CHARS} caracteres).`) newPassword!: string;
}

export class ChangePassword extends ChangePasswordBody {
  @Id() id!: number;
}

/** Changes whenever a password is set; says nothing about it. */
export interface PasswordVersion {
  passwordVersion: string;
}

/** A user without the password and its hash. */
export interface UserView {
  id: number;
  username: string;
  fullName: string | null;
  department: string | null;
  email: string | null;
  isAdmin: boolean;
  isEmployee: boolean;
  /** Beside `isAdmin`; sorted by name. */
  roles: Role[];
  /** False: deactivated. The user cannot log in; the row and the name stay, because other records refer to them. */
  active: boolean;
  /** Whether the user has not set a password yet, and therefore cannot log in by one. */
  invited: boolean;
}

/** A user whose password was right, and the version that it had. */
export interface AuthenticatedUser extends UserView, PasswordVersion {}
