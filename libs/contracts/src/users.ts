import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  type ValidationOptions,
} from 'class-validator';
import { EmailAddress } from './email-address.js';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, Text } from './validation.js';

const PASSWORD_MIN = 6;
/** The server pays for hashing whatever comes. */
const PASSWORD_MAX = 128;
const TOO_LONG: ValidationOptions = { message: `Use no máximo ${PASSWORD_MAX} caracteres` };
const TOO_SHORT: ValidationOptions = { message: `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres` };

/** A password to be: never trimmed, missing answered with `missing`. */
function NewPassword(missing: string): PropertyDecorator {
  return applyDecorators(
    // The first that refuses gives the words.
    IsString({ message: missing }),
    MinLength(1, { message: missing }),
    MinLength(PASSWORD_MIN, TOO_SHORT),
    MaxLength(PASSWORD_MAX, TOO_LONG),
  ) as PropertyDecorator;
}

/** What clears a field (empty, null) stays apart from what leaves it as it is (absent). */
const blankIsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() || null : value,
);

function Clearable(max: number): PropertyDecorator {
  return applyDecorators(
    blankIsNull,
    IsOptional(),
    IsString({ message: 'Informe um texto' }),
    MaxLength(max, { message: `Use no máximo ${max} caracteres` }),
  ) as PropertyDecorator;
}

const Flag = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsBoolean({ message: 'Informe verdadeiro ou falso' })) as PropertyDecorator;

const USERNAME_TOO_SHORT = 'O nome de usuário deve ter pelo menos 3 caracteres';
const USERNAME_MAX = 60;

/** What usernames are compared by: names that look the same are the same, whatever their case and spelling. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

export class Credentials {
  @Text(1, 'Usuário é obrigatório', 120) username: string;
  /** Never trimmed. (Decorators apply from the last to the first, and the first that refuses gives the words.) */
  @MaxLength(PASSWORD_MAX, TOO_LONG)
  @MinLength(1, { message: 'Senha é obrigatória' })
  @IsString({ message: 'Senha é obrigatória' })
  password: string;
}

/** Facts about a user that an administrator enters; absent ones stay, empty ones are cleared. */
class UserFacts {
  @Clearable(160) fullName?: string | null;
  @blankIsNull
  @IsOptional()
  @EmailAddress('Email inválido')
  email?: string | null;
  @Clearable(120) department?: string | null;
  /** @default false */
  @Flag() isAdmin?: boolean;
  /** @default false */
  @Flag() isEmployee?: boolean;
}

export class RegisterUser extends UserFacts {
  @Text(3, USERNAME_TOO_SHORT, USERNAME_MAX) username: string;
  @NewPassword('A senha é obrigatória para novos usuários (mínimo 6 caracteres).') password: string;
}

/** A password that comes along is ignored: `changePassword` is the only way. */
export class UpdateUserBody extends UserFacts {
  @IsOptional() @Text(3, USERNAME_TOO_SHORT, USERNAME_MAX) username?: string;
}

export class UpdateUser extends UpdateUserBody {
  @Id() id: number;
}

export class ChangePasswordBody {
  /** Needed when the acting user changes their own password; not looked at otherwise. */
  @IsOptional()
  @MaxLength(PASSWORD_MAX, { message: 'A senha atual está incorreta' })
  @IsString({ message: 'A senha atual é obrigatória' })
  currentPassword?: string;
  @NewPassword('A nova senha é obrigatória (mínimo 6 caracteres).') newPassword: string;
}

export class ChangePassword extends ChangePasswordBody {
  @Id() id: number;
}

/** Something that an administrator did and that must be answered for later. */
export class RecordAudit {
  /** What was done, and how far: `clean-database.begun`, `clean-database.done`. */
  @Text(1, 'Informe a ação', 100) action: string;
  /** Figures of it; no personal data. */
  @IsOptional() @IsObject() details?: Record<string, number>;
}

/** Never holds the password or its hash. */
export interface UserView {
  id: number;
  username: string;
  fullName: string | null;
  department: string | null;
  email: string | null;
  isAdmin: boolean;
  isEmployee: boolean;
  /** False: deactivated. Such a user cannot log in; the name stays for what the user did. */
  active: boolean;
}

export interface UserFilter {
  /** Deactivated users too; never erased ones. */
  includeDeactivated?: boolean;
}

/** Rules about «oneself» go by the acting user of the call. */
export const UsersRpc = rpcContract('users', {
  /** The user, or `INVALID_CREDENTIALS`; takes the same time for an unknown user. */
  authenticate: query<Credentials, UserView>(Credentials, { timeoutMs: 10_000 }),
  /** An active user; `NOT_FOUND` otherwise. */
  byId: query<ById, UserView>(ById),
  /** Deactivated users too: what they did still carries their names. */
  byIds: query<ByIds, UserView[]>(ByIds),
  /** By name; active users unless the filter says more. */
  list: query<UserFilter | void, UserView[]>(),
  count: query<void, { users: number }>(),
  /** `USERNAME_TAKEN`, whatever its case. */
  create: command<RegisterUser, UserView>(RegisterUser, { timeoutMs: 10_000 }),
  /** `USERNAME_TAKEN`; `LAST_ADMIN` when the acting or the last administrator would cease to be one. */
  update: command<UpdateUser, UserView>(UpdateUser),
  /** `VALIDATION_FAILED` on `currentPassword` when it is one's own and missing or wrong. */
  changePassword: command<ChangePassword, void>(ChangePassword, { timeoutMs: 10_000 }),
  /**
   * `SELF_DELETION`, `LAST_ADMIN`. A user who ever logged in is deactivated, because other services may refer to what the
   * user did; one who never did is deleted.
   */
  remove: command<ById, void>(ById),
  /** Lets a deactivated user log in again. `NOT_FOUND` for an erased one. */
  reactivate: command<ById, UserView>(ById),
  /** Removes every personal fact and deactivates; the id stays. `SELF_DELETION`, `LAST_ADMIN`. */
  erase: command<ById, void>(ById),
  /** Keeps for good who did something and when; cleaning the database does not touch it. */
  audit: command<RecordAudit, void>(RecordAudit),
  /** Removes everybody but the acting administrator. */
  clean: command<void, { users: number }>(),
});
