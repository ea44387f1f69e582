import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  ReferralsClient,
  UsersClient,
  type ChangePassword,
  type FieldError,
  type OpenBonuses,
  type RpcInput,
  type UpdateUser,
  type UserView,
} from '@araucaria/contracts';
import { AppError, currentActor } from '@araucaria/platform';
import { RefusalsService } from '../http/refusals.service.js';
import { LoginAttemptsService } from '../login/login-attempts.service.js';
import { SessionService } from '../sessions/session.service.js';

/** Changes users and applies the changes to their sessions, on every replica at once. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersClient,
    private readonly referrals: ReferralsClient,
    private readonly sessions: SessionService,
    private readonly attempts: LoginAttemptsService,
    private readonly refusals: RefusalsService,
  ) {}

  async update(change: RpcInput<UpdateUser>): Promise<UserView> {
    const user = await this.users.update(change);
    await this.sessions.userChanged(user);
    return user;
  }

  async changePassword(change: RpcInput<ChangePassword>, request: FastifyRequest): Promise<UserView> {
    const actor = currentActor();
    if (!actor || (actor.id !== change.id && !actor.isAdmin)) throw new AppError('FORBIDDEN');
    const work = () => this.users.changePassword(change);
    // Without the current password nothing is guessed.
    const isGuess = actor.id === change.id && Boolean(change.currentPassword);
    await (isGuess ? this.countingGuesses(actor.username, request, work) : work());
    await this.sessions.endAllBut(request, change.id);
    return this.users.byId({ id: change.id });
  }

  /**
   * Counts wrong current passwords with the failed logins of the account, and reports them as such: a stolen session must not
   * find out the password.
   * @throws {AppError} `TOO_MANY_REQUESTS`, or what `change` throws
   */
  private async countingGuesses(
    username: string,
    request: FastifyRequest,
    change: () => Promise<void>,
  ): Promise<void> {
    const attempt = await this.attempts.begin(username, request.ip);
    try {
      await change();
    } catch (error) {
      if (isWrongCurrentPassword(error))
        this.refusals.record(new AppError('INVALID_CREDENTIALS'), 'a change of the own password');
      else await attempt.abandoned();
      throw error;
    }
    await attempt.succeeded();
  }

  /** Ends the sessions of a user; the one of this request continues. @throws {AppError} `NOT_FOUND` */
  async endSessions(id: number, request: FastifyRequest): Promise<void> {
    await this.users.byId({ id });
    await this.users.audit({ action: 'account.sessions-ended', subject: 'account', subjectId: String(id) });
    await this.sessions.endAllBut(request, id);
  }

  /** Bonuses and referrals that would stay open if the user were removed. */
  openItems(id: number): Promise<OpenBonuses> {
    return this.referrals.openBonusesOf({ id });
  }

  async remove(id: number): Promise<void> {
    await this.users.remove({ id });
    await this.sessions.userRemoved(id);
  }
}

const isWrongCurrentPassword = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'VALIDATION_FAILED' &&
  (error.details.errors as FieldError[] | undefined)?.some(({ field }) => field === 'currentPassword') ===
    true;
