import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  usernameKey,
  type AuditAction,
  type AuditRecord,
  type AuthenticatedUser,
  type ById,
  type ByIds,
  type ConfirmPassword,
  type Credentials,
  type PasswordVersion,
  type RegisterUser,
  type UpdateUser,
  type UserView,
} from '@araucaria/contracts';
import { Database, formAlreadySent, oncePerForm, violatedConstraint } from '@araucaria/database';
import { AppError, Rpc, actingUser, currentActor, log } from '@araucaria/platform';
import { AccountLinksService } from './account-links.service.js';
import { Account, sortedRoles, userVersion } from './account.entity.js';
import { assertAnotherAdmin, lockAdmins } from './administrators.js';
import { AuditService } from '../audit/audit.service.js';
import { LocalLogin } from './local-login.js';
import { lockAccount } from './lock-account.js';
import { LoginsService } from './logins.service.js';
import { assertAcceptablePassword } from './password-policy.js';
import { PasswordRefusalsService } from './password-refusals.service.js';
import { hashPassword, isPasswordRight, passwordVersionOf } from './passwords.js';
import { hasSecondFactor } from './second-factors.js';
import { USER_COLUMNS } from './user-columns.sql.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly audits: AuditService,
    private readonly links: AccountLinksService,
    private readonly localLogin: LocalLogin,
    private readonly logins: LoginsService,
    private readonly refusals: PasswordRefusalsService,
  ) {}

  @Rpc(UsersRpc.authenticate)
  async authenticate({ username, password }: Credentials): Promise<AuthenticatedUser> {
    const [account] = await this.database.read<{ id: number; hash: string | null }>({
      name: 'account-by-username',
      text: 'select id, password_hash as hash from account where username_key = $1 and deactivated_at is null',
      values: [usernameKey(username)],
    });
    const right = await isPasswordRight(account?.hash ?? undefined, password);
    const subjectId = account?.id;
    if (!account || !right) {
      // The gateway logs the address with the same request id. An unknown name is neither logged nor stored: it may be a
      // password.
      if (account) log.warn({ accountId: account.id }, 'a login failed: wrong password');
      await this.audit('login.failed', null, subjectId);
      throw new AppError('INVALID_CREDENTIALS');
    }
    const sql = 'update account set used_at = now() where id = $1 and used_at is null';
    await this.database.write({ name: 'note-first-login', text: sql, values: [account.id] });
    const [user] = await this.byIds({ ids: [account.id] });
    // The user was removed while the password was verified.
    if (!user?.active) throw new AppError('INVALID_CREDENTIALS');
    if (!this.localLogin.permits(user)) {
      await this.audit('login.failed', null, user.id);
      throw new AppError('LOCAL_LOGIN_OFF');
    }
    await this.rightPassword(user.id);
    return { ...user, passwordVersion: passwordVersionOf(account.hash) };
  }

  @Rpc(UsersRpc.passwordVersion)
  async passwordVersion({ id }: ById): Promise<PasswordVersion> {
    const [account] = await this.database.read<{ hash: string | null }>({
      name: 'password-by-id',
      text: 'select password_hash as hash from account where id = $1 and deactivated_at is null',
      values: [id],
    });
    if (!account) throw userNotFound();
    return { passwordVersion: passwordVersionOf(account.hash) };
  }

  /** Records a login. With a second factor, it is complete after that. */
  private async rightPassword(id: number): Promise<void> {
    if (await this.database.read((em) => hasSecondFactor(em, id)))
      await this.audit('login.challenged', id, id);
    else await this.database.transaction((em) => this.logins.record(em, id));
  }

  /** @throws {AppError} `INVALID_FACTOR` unless it is the password of the acting user */
  @Rpc(UsersRpc.confirmPassword)
  async confirmPassword({ password }: ConfirmPassword): Promise<void> {
    const { id } = actingUser();
    const account = await this.database.read((em) => em.findOne(Account, { id, deactivatedAt: null }));
    const right = await isPasswordRight(account?.passwordHash ?? undefined, password);
    const action = right ? 'account.factor-confirmed' : 'account.factor-failed';
    await this.audit(action, id, id, { factor: 'password' });
    if (right) return;
    await this.database.transaction((em) => this.refusals.inform(em, id));
    throw new AppError('INVALID_FACTOR', 'A senha está incorreta.');
  }

  private audit(
    action: AuditAction,
    actorId: number | null,
    subjectId: number | undefined,
    details: AuditRecord['details'] = {},
  ): Promise<void> {
    return this.database.transaction((em) =>
      this.audits.add(em, {
        action,
        actorId,
        details,
        ...(subjectId !== undefined && { subject: 'account', subjectId }),
      }),
    );
  }

  @Rpc(UsersRpc.byIds)
  byIds({ ids }: ByIds): Promise<UserView[]> {
    const sql = `select ${USER_COLUMNS} from account where id = any($1)`;
    return this.database.read<UserView>({ name: 'accounts-by-id', text: sql, values: [ids] });
  }

  @Rpc(UsersRpc.byId)
  async byId({ id }: ById): Promise<UserView> {
    const [user] = await this.byIds({ ids: [id] });
    if (!user?.active) throw userNotFound();
    return user;
  }

  /** As many as the list shows without a filter. */
  @Rpc(UsersRpc.count)
  async count(): Promise<{ users: number }> {
    return { users: await this.database.read((em) => em.count(Account, { deactivatedAt: null })) };
  }

  @Rpc(UsersRpc.create)
  async create(input: RegisterUser): Promise<UserView> {
    await assertAcceptablePassword(input.password, { username: input.username, field: 'password' });
    const passwordHash = await hashPassword(input.password);
    const form = { ...input, password: undefined };
    const account = await orUsernameTaken(
      this.database.transaction((em) => {
        const create = async () => {
          const added = await this.add(em, input, { passwordHash });
          await this.auditCreation(em, added);
          return added;
        };
        return oncePerForm(em, { kind: 'account', form, create, find: accountOf(em) });
      }),
    );
    const { passwordHash: stored } = account;
    if (stored !== passwordHash && !(await isPasswordRight(stored ?? undefined, input.password)))
      throw formAlreadySent('account', account.id);
    return account.toView();
  }

  /** Adds an account to the transaction. @throws {AppError} `USERNAME_TAKEN` for the name of a deactivated user */
  async add(
    em: EntityManager,
    input: Omit<RegisterUser, 'password' | 'formKey'>,
    state: { passwordHash?: string; invitedAt?: Date },
  ): Promise<Account> {
    await assertNoneDeactivated(em, input.username);
    const account = em.create(Account, {
      username: input.username,
      usernameKey: usernameKey(input.username),
      ...state,
      fullName: input.fullName ?? null,
      email: input.email ?? null,
      department: input.department ?? null,
      isAdmin: input.isAdmin ?? false,
      isEmployee: input.isEmployee ?? false,
      roles: sortedRoles(input.roles),
      createdAt: new Date(),
    });
    await em.persist(account).flush();
    return account;
  }

  auditCreation(em: EntityManager, { id, isAdmin, isEmployee, roles }: Account): Promise<void> {
    const details = { isAdmin, isEmployee, ...(roles.length && { roles: roles.join(' ') }) };
    return this.audits.ofAccount(em, id, 'account.created', details);
  }

  /** @throws {AppError} `USERNAME_TAKEN`, `LAST_ADMIN`, and `CHANGED_MEANWHILE` if another user has changed the fields since `from` */
  @Rpc(UsersRpc.update)
  update({ from, ...input }: UpdateUser): Promise<UserView> {
    return orUsernameTaken(
      this.database.transaction(async (em) => {
        await lockAdmins(em);
        const account = await lockAccount(em, input.id);
        if (!account) throw userNotFound();
        const before = account.toView();
        const version = userVersion(before);
        account.edit(input);
        const after = account.toView();
        // The version stays if the values of the edit are stored already.
        if (from !== undefined && from !== version && userVersion(after) !== version)
          throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou este usuário.', {
            current: { ...before, version },
          });
        if (before.isAdmin && input.isAdmin === false) {
          if (currentActor()?.id === account.id) {
            throw new AppError(
              'LAST_ADMIN',
              'Você não pode remover a sua própria permissão de administrador.',
            );
          }
          await assertAnotherAdmin(em, account.id);
        }
        // Links were sent to the former address.
        if (before.email !== after.email) await this.links.closeAll(em, account.id);
        await this.auditChanges(em, before, after);
        return after;
      }),
    );
  }

  async auditChanges(em: EntityManager, before: UserView, after: UserView): Promise<void> {
    for (const change of changesOf(before, after))
      await this.audits.add(em, { ...change, subject: 'account', subjectId: after.id });
  }
}

/** The fields of {@link UserView} that an administrator edits, without the roles. */
const DETAILS = ['username', 'fullName', 'department', 'email'] as const;

/** The entries for an edited account: which details changed, without their values; the roles before and after. */
function changesOf(before: UserView, after: UserView): AuditRecord[] {
  const changes: AuditRecord[] = [];
  const fields = DETAILS.filter((field) => before[field] !== after[field]);
  if (fields.length) changes.push({ action: 'account.changed', details: { fields: fields.join(' ') } });
  const [roles, hadRoles] = [after.roles.join(' '), before.roles.join(' ')];
  if (before.isAdmin !== after.isAdmin || before.isEmployee !== after.isEmployee || roles !== hadRoles) {
    const { isAdmin, isEmployee } = after;
    const { isAdmin: wasAdmin, isEmployee: wasEmployee } = before;
    const details = {
      ...{ isAdmin, isEmployee, wasAdmin, wasEmployee },
      ...(roles !== hadRoles && { roles, hadRoles }),
    };
    changes.push({ action: 'account.roles-changed', details });
  }
  return changes;
}

export const userNotFound = (): AppError => new AppError('NOT_FOUND', 'Usuário não encontrado.');

export async function orUsernameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) === 'account_username_key') throw new AppError('USERNAME_TAKEN');
    throw error;
  }
}

/** The list hides deactivated users, so that the message explains where the name is in use. */
async function assertNoneDeactivated(em: EntityManager, username: string): Promise<void> {
  const holder = await em.findOne(Account, { usernameKey: usernameKey(username) });
  if (holder?.deactivatedAt)
    throw new AppError(
      'USERNAME_TAKEN',
      'Este nome de usuário é de um usuário desativado. Reative-o em “Mostrar desativados” ou escolha outro nome.',
    );
}

/** For `oncePerForm`. */
export const accountOf =
  (em: EntityManager) =>
  (id: string): Promise<Account | null> =>
    em.findOne(Account, Number(id));
