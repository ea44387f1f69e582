import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { lookup, FRESH_FACTOR_SECONDS, isPermitted } from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { ACCESS, isPermission, type Access } from './access.js';
import { CandidateSessionsService } from './candidate-sessions.service.js';
import { FRESH_FACTOR, type FreshFactorRule } from './fresh-factor.js';
import { OwnRecordsService } from './own-records.service.js';

/** Routes of the platform's health and metrics modules. Operators' tools have no session. */
const PLATFORM_ROUTES: Record<string, Access | 'operator'> = {
  '/health/live': 'public',
  '/health/ready': 'public',
  '/metrics': 'operator',
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Enforces the declared access of REST calls and GraphQL fields. Without a declaration only administrators have access. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: GatewayConfig,
    private readonly clock: Clock,
    private readonly ownRecords: OwnRecordsService,
    private readonly candidateSessions: CandidateSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const declared = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const access = declared ?? lookup(PLATFORM_ROUTES, request.routeOptions.url ?? '') ?? 'admin';
    if (access === 'candidate') {
      // A user who is logged in too acts as a candidate here: without rights, and not named in the audit trail.
      request.context.actor = undefined;
      request.personId = await this.candidateSessions.personOf(request);
      return true;
    }
    if (access !== 'operator') assertAccess(request, access);
    else if (!this.isOperator(request)) assertAccess(request, 'admin');
    this.assertFreshFactor(context, request);
    // Public calls and those about the own account do not depend on roles.
    if (access !== 'operator' && isPermission(access)) await this.ownRecords.attach(request.context);
    return true;
  }

  /** @throws {AppError} `FRESH_FACTOR_REQUIRED` if the call needs a recent proof that the session does not have */
  private assertFreshFactor(context: ExecutionContext, { session }: FastifyRequest): void {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<FreshFactorRule | undefined>(FRESH_FACTOR, targets);
    if (!rule || (rule === 'of accounts with a second factor' && !session.hasSecondFactor)) return;
    const ageMs = this.clock.now().getTime() - (session.factorAt ?? 0);
    if (ageMs > FRESH_FACTOR_SECONDS * 1_000) throw new AppError('FRESH_FACTOR_REQUIRED');
  }

  /** Whether the request comes from this machine, or has the token of the metrics collector. */
  private isOperator(request: FastifyRequest): boolean {
    const actual = Buffer.from(request.headers.authorization ?? '');
    const hasToken = this.config.metricsTokens.some((token) => {
      const expected = Buffer.from(`Bearer ${token}`);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
    return hasToken || isLocal(request);
  }
}

function requestOf(context: ExecutionContext): FastifyRequest {
  if (context.getType<'graphql' | 'http'>() === 'http') return context.switchToHttp().getRequest();
  return GqlExecutionContext.create(context).getContext<GraphqlContext>().request;
}

/** @throws {AppError} `UNAUTHENTICATED`, `FORBIDDEN`, or `UNAVAILABLE` while sessions cannot be read */
export function assertAccess(request: FastifyRequest, access: Exclude<Access, 'candidate'>): void {
  if (access === 'public') return;
  if (request.session?.unavailable) throw new AppError('UNAVAILABLE');
  const { session, context } = request;
  if (access === 'enrolling' && session?.mustEnrol) context.actor = session.actor;
  else if (session?.mustEnrol) throw new AppError('SECOND_FACTOR_REQUIRED');
  const { actor } = context;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  const allowed = isPermission(access) ? isPermitted(actor, access) : access !== 'admin' || actor.isAdmin;
  if (!allowed) throw new AppError('FORBIDDEN');
}

/** Whether the connection comes from this machine, and not through a proxy on it. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;
}
