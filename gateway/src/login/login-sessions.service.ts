import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError, hashOfToken } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import { LoginOriginCipher, type LoginOrigin } from '../sessions/login-origin.js';
import { SessionChangesService } from '../sessions/session-changes.service.js';
import { SESSION_MAX_AGE_MS } from '../http/session-cookie.js';
import { SessionStore } from '../sessions/session-store.js';
import { SessionService } from '../sessions/session.service.js';

/** A session as its user sees it. Times are ISO 8601. */
export interface LoginSessionView extends LoginOrigin {
  id: string;
  /** Whether the request belongs to it. */
  current: boolean;
  startedAt: string;
  /** Up to `SESSION_RENEWAL_INTERVAL_MS` older than the last request. */
  lastUsedAt: string;
  /** When it ends at the latest. */
  expiresAt: string;
}

@Injectable()
export class LoginSessionsService {
  constructor(
    private readonly store: SessionStore,
    private readonly sessions: SessionService,
    private readonly changes: SessionChangesService,
    private readonly origins: LoginOriginCipher,
  ) {}

  /** The sessions of the acting user: the current one first, then by last use. */
  async list(request: FastifyRequest): Promise<LoginSessionView[]> {
    const records = await unavailableOnError(this.store.findAllOf(actingUserId(request)));
    const current = hashOfToken(request.session.sessionId);
    const views = [...records].map(([id, { startedAt, renewedAt, origin }]) => ({
      ...this.origins.decrypt(origin),
      id,
      current: id === current,
      startedAt: toIso(startedAt),
      lastUsedAt: toIso(id === current ? Date.now() : renewedAt),
      expiresAt: toIso(startedAt + SESSION_MAX_AGE_MS),
    }));
    return views.sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
  }

  /** @throws {AppError} `NOT_FOUND` unless the acting user has a session of this id */
  async end(id: string, request: FastifyRequest): Promise<void> {
    const userId = actingUserId(request);
    const records = await unavailableOnError(this.store.findAllOf(userId));
    if (!records.has(id)) throw new AppError('NOT_FOUND', 'Esta sessão já foi encerrada.');
    await unavailableOnError(this.store.remove(id, userId));
    await this.changes.publish(userId);
  }

  /** Ends all sessions of the acting user but the current one, which continues under a new id. */
  endOthers(request: FastifyRequest): Promise<void> {
    return this.sessions.endAllBut(request, actingUserId(request));
  }
}

function actingUserId({ context: { actor } }: FastifyRequest): number {
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor.id;
}

const toIso = (epochMs: number): string => new Date(epochMs).toISOString();
