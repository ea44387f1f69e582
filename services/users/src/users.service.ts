import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  usernameKey,
  type Credentials,
  type RegisterUser,
  type UpdateUser,
  type UserView,
} from '@araucaria/contracts';
import { Database, violatedConstraint } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, currentActor } from '@araucaria/platform';
import { Account } from './account.entity.js';
import { lockAdmins } from './admin-lock.js';
import { assertUncommon, hashPassword, isPasswordRight } from './passwords.js';

/** Columns of {@link UserView}, named by PostgreSQL; the hash is never among them. */
const VIEW = `id, username, full_name as "fullName", department, email,
  is_admin as "isAdmin", is_employee as "isEmployee"`;

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async authenticate({ username, password }: Credentials): Promise<UserView> {
    const [account] = await this.database.prepared<{ id: number; hash: string }>(
      'account-by-username',
      'select id, password_hash as hash from account where username_key = $1',
      [usernameKey(username)],
    );
    const right = await isPasswordRight(account?.hash, password);
    if (!account || !right) throw new AppError('INVALID_CREDENTIALS');
    return this.byId(account.id);
  }

  byIds(ids: number[]): Promise<UserView[]> {
    const sql = `select ${VIEW} from account where id = any($1)`;
    return this.database.prepared<UserView>('accounts-by-id', sql, [ids]);
  }

  async byId(id: number): Promise<UserView> {
    const [user] = await this.byIds([id]);
    if (!user) throw userNotFound();
    return user;
  }

  list(): Promise<UserView[]> {
    return this.database.prepared<UserView>(
      'account-list',
      `select ${VIEW} from account order by username_key collate "pt-BR-x-icu"`,
    );
  }

  async count(): Promise<{ users: number }> {
    return { users: await this.database.read((em) => em.count(Account)) };
  }

  async create(input: RegisterUser): Promise<UserView> {
    assertUncommon(input.password, 'password');
    const passwordHash = await hashPassword(input.password);
    return orUsernameTaken(
      this.database.transaction(async (em) => {
        const account = em.create(Account, {
          username: input.username,
          usernameKey: usernameKey(input.username),
          passwordHash,
          fullName: input.fullName ?? null,
          email: input.email ?? null,
          department: input.department ?? null,
          isAdmin: input.isAdmin ?? false,
          isEmployee: input.isEmployee ?? false,
          createdAt: new Date(),
        });
        await em.persist(account).flush();
        return account.toView();
      }),
    );
  }

  update(input: UpdateUser): Promise<UserView> {
    return orUsernameTaken(
      this.database.transaction(async (em) => {
        await lockAdmins(em);
        const account = await this.find(em, input.id);
        if (account.isAdmin && input.isAdmin === false) {
          if (currentActor()?.id === account.id) {
            throw new AppError(
              'LAST_ADMIN',
              'Você não pode remover a sua própria permissão de administrador.',
            );
          }
          await this.assertAnotherAdmin(em, account.id);
        }
        account.edit(input);
        await em.flush();
        return account.toView();
      }),
    );
  }

  remove(id: number): Promise<void> {
    return this.database.transaction(async (em) => {
      if (currentActor()?.id === id) throw new AppError('SELF_DELETION');
      await lockAdmins(em);
      const account = await this.find(em, id);
      if (account.isAdmin) await this.assertAnotherAdmin(em, id);
      em.remove(account);
      this.outbox.add(em, 'user.removed', { userId: id });
    });
  }

  /** Without an acting user nobody could log in afterwards, so then nothing is removed. */
  clean(): Promise<{ users: number }> {
    const actor = currentActor();
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return this.database.transaction(async (em) => {
      await lockAdmins(em);
      const others = await em.find(Account, { id: { $ne: actor.id } });
      const keeper = await em.findOne(Account, { id: actor.id, isAdmin: true });
      if (!keeper) throw new AppError('LAST_ADMIN');
      for (const account of others) {
        em.remove(account);
        this.outbox.add(em, 'user.removed', { userId: account.id });
      }
      return { users: others.length };
    });
  }

  private async find(em: EntityManager, id: number): Promise<Account> {
    const account = await em.findOne(Account, id);
    if (!account) throw userNotFound();
    return account;
  }

  private async assertAnotherAdmin(em: EntityManager, id: number): Promise<void> {
    const others = await em.count(Account, { isAdmin: true, id: { $ne: id } });
    if (!others) throw new AppError('LAST_ADMIN');
  }
}

export const userNotFound = (): AppError => new AppError('NOT_FOUND', 'Usuário não encontrado.');

async function orUsernameTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) === 'account_username_key') throw new AppError('USERNAME_TAKEN');
    throw error;
  }
}
