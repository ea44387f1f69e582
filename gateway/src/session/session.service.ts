import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor, RpcClient, UserView, UsersRpc } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { SESSION_RENEWAL } from './session-cookie.js';
import { SessionEndings } from './session-endings.js';
import { SessionStore } from './session-store.js';
import { SignedInUsers } from './signed-in-users.js';

/**
 * A change of rights made here holds at once. One that came another way (a restored backup, a crash between the change
 * and our note of it) holds after this many milliseconds at most.
 */
const RECHECK = 60_000;

const actorOf = ({ id, username, isAdmin, isEmployee }: UserView): Actor => ({
  id,
  username,
  isAdmin,
  isEmployee,
});

@Injectable()
export class SessionService {
  /** Whose sessions a request has ended, until it is answered. */
  private readonly ended = new WeakMap<FastifyRequest, number>();

  constructor(
    private readonly store: SessionStore,
    private readonly users: SignedInUsers,
    private readonly endings: SessionEndings,
    @Inject(rpcToken('users')) private readonly usersRpc: RpcClient<typeof UsersRpc>,
  ) {}

  /** A new session under a new id; whatever the cookie named before ends. */
  async begin(request: FastifyRequest, user: UserView): Promise<void> {
    const actor = actorOf(user);
    await this.renewId(request, actor, await unlessAway(this.users.signIn(actor)));
  }

  async end(request: FastifyRequest): Promise<void> {
    const userId = request.session.actor?.id;
    await unlessAway(request.session.destroy());
    await this.endings.tell(userId);
  }

  /** Ends the user's sessions, but for the acting one if it is theirs: that one goes on under a new id. */
  async passwordChanged(request: FastifyRequest, userId: number): Promise<void> {
    const epoch = await unlessAway(this.users.startEpoch(userId));
    const { actor } = request.session;
    if (epoch && actor?.id === userId) await this.renewId(request, actor, epoch);
    this.ended.set(request, userId);
  }

  /** The browser that acted has its new cookie: what hears now that its session ended asks with that one. */
  async answered(request: FastifyRequest): Promise<void> {
    const userId = this.ended.get(request);
    if (userId !== undefined) await this.endings.tell(userId);
  }

  /** New rights hold for every session of the user. */
  async userChanged(user: UserView): Promise<void> {
    await unlessAway(this.users.update(actorOf(user)));
    await this.endings.tell(user.id);
  }

  async userRemoved(userId: number): Promise<void> {
    await unlessAway(this.users.forget(userId));
    await this.endings.tell(userId);
  }

  /** Ends everybody's sessions but one user's. */
  async keepOnly(userId?: number): Promise<void> {
    await unlessAway(this.users.forgetAllBut(userId));
    await this.endings.tell();
  }

  /**
   * Who acts in this request, or nobody.
   * @throws {AppError} `UNAVAILABLE` while nobody can tell
   */
  async actor({ session }: FastifyRequest): Promise<Actor | undefined> {
    if (session?.unavailable) throw new AppError('UNAVAILABLE');
    if (!session?.actor) return undefined;
    if (Date.now() - (session.checkedAt ?? 0) > RECHECK) session.actor = await this.recheck(session.actor);
    return session.actor;
  }

  /** Lets a session that is in use live on. */
  async renew({ session }: FastifyRequest): Promise<void> {
    if (!session?.actor || Date.now() - (session.renewedAt ?? 0) < SESSION_RENEWAL) return;
    session.renewedAt = Date.now();
    await this.users.keep(session.actor.id).catch(() => undefined);
  }

  private async recheck(actor: Actor): Promise<Actor | undefined> {
    try {
      const current = actorOf(await this.usersRpc.byId({ id: actor.id }));
      await unlessAway(this.users.update(current));
      return current;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') return actor;
      await unlessAway(this.users.forget(actor.id));
      return undefined;
    }
  }

  private async renewId(request: FastifyRequest, actor: Actor, epoch: string): Promise<void> {
    await unlessAway(request.session.regenerate());
    await unlessAway(this.store.open(request.session.sessionId));
    Object.assign(request.session, { userId: actor.id, epoch, renewedAt: Date.now(), actor });
  }
}

/** Redis is away: a clean 503. */
async function unlessAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}
