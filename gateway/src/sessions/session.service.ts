import { Injectable } from '@nestjs/common';
import type { FastifyRequest, Session } from 'fastify';
import { MINUTE_MS, UsersClient, availableFactors, type Actor, type UserView } from '@araucaria/contracts';
import { AppError, Clock, plainAddress } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import { deviceOf } from './device.js';
import { LoginOriginCipher } from './login-origin.js';
import { SecondFactorPolicy, type LoginFactor } from './second-factor-policy.js';
import { SessionChangesService } from './session-changes.service.js';
import { SESSION_RENEWAL_INTERVAL_MS } from '../http/session-cookie.js';
import { SessionStore, type SessionRecord } from './session-store.js';
import { SignedInUsersService } from './signed-in-users.service.js';

/**
 * Rights are read again from the users service this often. A change made through the gateway applies at once; this limits
 * how long a change made in another way (a restored backup, a crash between change and update) goes unnoticed.
 */
const RIGHTS_RECHECK_INTERVAL_MS = MINUTE_MS;

const actorOf = ({ id, username, isAdmin, isEmployee, roles }: UserView): Actor => ({
  id,
  username,
  isAdmin,
  isEmployee,
  roles,
});

export interface CompletedLogin {
  factors: LoginFactor[];
  hasSecondFactor: boolean;
  /** Of the password that was right; undefined without a password. */
  passwordVersion?: string | undefined;
  /** Until when the account may be used without a second factor, epoch milliseconds; absent: without such a time. */
  factorDueAt?: number | undefined;
  /** When the factors were proved. @default now */
  factorAt?: Date;
}

@Injectable()
export class SessionService {
  /** The user whose sessions a request has ended, until its response is sent. */
  private readonly endedBy = new WeakMap<FastifyRequest, number>();

  constructor(
    private readonly store: SessionStore,
    private readonly signedInUsers: SignedInUsersService,
    private readonly changes: SessionChangesService,
    private readonly origins: LoginOriginCipher,
    private readonly clock: Clock,
    private readonly policy: SecondFactorPolicy,
    private readonly users: UsersClient,
  ) {}

  /**
   * Begins a session under a new id, after all factors were proved: `LoginService` decides that. A session that the cookie
   * named before ends.
   *
   * A password that is set meanwhile refuses the login: it is stored before it starts another epoch, so either the version
   * has changed, which is read after the epoch, or the epoch of the session ends.
   * @throws {AppError} `INVALID_CREDENTIALS`
   */
  async begin(
    request: FastifyRequest,
    user: UserView,
    { factors, hasSecondFactor, passwordVersion, factorDueAt, factorAt = this.clock.now() }: CompletedLogin,
  ): Promise<void> {
    const actor = actorOf(user);
    const epoch = await unavailableOnError(this.signedInUsers.signIn(actor, hasSecondFactor));
    if (!(await this.isPasswordCurrent(user.id, passwordVersion))) throw new AppError('INVALID_CREDENTIALS');
    const origin = { ...deviceOf(request.headers['user-agent']), address: plainAddress(request.ip) };
    const startedAt = Date.now();
    await this.renewId(request, actor, {
      epoch,
      startedAt,
      origin: this.origins.encrypt(origin),
      factors,
      factorAt: factorAt.getTime(),
      factorDueAt,
    });
    const duty = this.policy.dutyOf(actor, { hasSecondFactor, factors, startedAt, factorDueAt });
    Object.assign(request.session, { hasSecondFactor, ...duty });
  }

  /** Whether no other password was set since a login; true for a login without one. */
  async isPasswordCurrent(userId: number, version: string | undefined): Promise<boolean> {
    if (version === undefined) return true;
    return (await this.users.passwordVersion({ id: userId })).passwordVersion === version;
  }

  factorConfirmed({ session }: FastifyRequest): void {
    session.factorAt = this.clock.now().getTime();
  }

  /** Applies to every session of the user whether the account has a second factor. */
  async secondFactorsChanged(userId: number): Promise<void> {
    const hasSecondFactor = await this.hasSecondFactor(userId);
    await unavailableOnError(this.signedInUsers.updateSecondFactor(userId, hasSecondFactor));
    await this.changes.publish(userId);
  }

  async end(request: FastifyRequest): Promise<void> {
    const userId = request.session.actor?.id;
    await unavailableOnError(request.session.destroy());
    await this.changes.publish(userId);
  }

  /** Ends the sessions of the user. The session of this request continues under a new id if it is one of them. */
  async endAllBut(request: FastifyRequest, userId: number): Promise<void> {
    const epoch = await unavailableOnError(this.signedInUsers.startEpoch(userId));
    const { actor, startedAt, origin, factors, factorAt, factorDueAt } = request.session;
    if (epoch && actor?.id === userId && startedAt && origin && factors && factorAt)
      await this.renewId(request, actor, { epoch, startedAt, origin, factors, factorAt, factorDueAt });
    this.endedBy.set(request, userId);
  }

  /**
   * Publishes the end of sessions after the response: the browser that made the request reconnects with its new cookie,
   * which it has by then.
   */
  async responseSent(request: FastifyRequest): Promise<void> {
    const userId = this.endedBy.get(request);
    if (userId !== undefined) await this.changes.publish(userId);
  }

  /** Applies new rights to every session of the user. */
  async userChanged(user: UserView): Promise<void> {
    await unavailableOnError(this.signedInUsers.update(actorOf(user)));
    await this.changes.publish(user.id);
  }

  async userRemoved(userId: number): Promise<void> {
    await unavailableOnError(this.signedInUsers.remove(userId));
    await this.changes.publish(userId);
  }

  /** Ends the sessions of all users but one. */
  async keepOnly(userId: number): Promise<void> {
    await unavailableOnError(this.signedInUsers.removeAllExcept(userId));
    await this.changes.publish();
  }

  /**
   * The user who acts in this request; undefined for visitors, and for users who must enrol a second factor first: these
   * remain the session's `actor`.
   * @throws {AppError} `UNAVAILABLE` while sessions cannot be read
   */
  async actor({ session }: FastifyRequest): Promise<Actor | undefined> {
    if (session?.unavailable) throw new AppError('UNAVAILABLE');
    if (!session?.actor) return undefined;
    if (Date.now() - (session.checkedAt ?? 0) > RIGHTS_RECHECK_INTERVAL_MS) await this.recheck(session);
    return session.mustEnrol ? undefined : session.actor;
  }

  /**
   * Extends a session that is in use.
   * @param isOutdated its cookie is signed under an earlier secret: it is extended at once
   */
  async renew({ session }: FastifyRequest, isOutdated: boolean): Promise<void> {
    if (!session?.actor) return;
    if (!isOutdated && Date.now() - (session.renewedAt ?? 0) < SESSION_RENEWAL_INTERVAL_MS) return;
    session.renewedAt = Date.now();
    await this.signedInUsers.extend(session.actor.id).catch(() => undefined);
  }

  /** Reads the rights of the session's user again. While the users service is away they stay as they were. */
  private async recheck(session: Session): Promise<void> {
    const id = session.actor?.id;
    if (id === undefined) return;
    try {
      const actor = actorOf(await this.users.byId({ id }));
      const hasSecondFactor = await this.hasSecondFactor(id);
      await unavailableOnError(this.signedInUsers.update(actor, hasSecondFactor));
      const { factors, startedAt, factorDueAt } = session;
      const duty = this.policy.dutyOf(actor, { hasSecondFactor, factors, startedAt, factorDueAt });
      Object.assign(session, { actor, hasSecondFactor, ...duty });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') return;
      await unavailableOnError(this.signedInUsers.remove(id));
      session.actor = undefined;
    }
  }

  private async hasSecondFactor(id: number): Promise<boolean> {
    return availableFactors(await this.users.secondFactors({ id })).length > 0;
  }

  private async renewId(
    request: FastifyRequest,
    actor: Actor,
    session: Pick<SessionRecord, 'epoch' | 'startedAt' | 'origin' | 'factors' | 'factorAt' | 'factorDueAt'>,
  ): Promise<void> {
    await unavailableOnError(request.session.regenerate());
    await unavailableOnError(this.store.open(request.session.sessionId, actor.id, session.startedAt));
    Object.assign(request.session, { ...session, userId: actor.id, renewedAt: Date.now(), actor });
  }
}
