import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { ACCESS, type Access } from './access.js';

/** Routes that the platform brings along; operators' tools have no session. */
const PLATFORM_ROUTES: Record<string, Access | 'operator'> = {
  '/health/live': 'public',
  '/health/ready': 'public',
  '/metrics': 'operator',
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The role matrix, for REST and GraphQL alike: what is not declared otherwise is for administrators. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    const declared = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    assertAccess(request, declared ?? PLATFORM_ROUTES[request.routeOptions.url ?? ''] ?? 'admin');
    return true;
  }
}

function requestOf(context: ExecutionContext): FastifyRequest {
  if (context.getType<'graphql' | 'http'>() === 'http') return context.switchToHttp().getRequest();
  return GqlExecutionContext.create(context).getContext<{ request: FastifyRequest }>().request;
}

/** @throws {AppError} `UNAUTHENTICATED`, `FORBIDDEN`, or `UNAVAILABLE` while sessions cannot be read */
export function assertAccess(request: FastifyRequest, access: Access | 'operator'): void {
  if (access === 'public' || (access === 'operator' && isOperator(request))) return;
  if (request.session?.unavailable) throw new AppError('UNAVAILABLE');
  const { actor } = request.context;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (access !== 'logged-in' && !actor.isAdmin) throw new AppError('FORBIDDEN');
}

/** Whoever is on this machine, or holds the token that the metrics collector was given. */
function isOperator(request: FastifyRequest): boolean {
  const { metricsToken } = gatewayConfig();
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  const holdsToken = metricsToken && given.length === wanted.length && timingSafeEqual(given, wanted);
  return Boolean(holdsToken) || isOnThisMachine(request);
}

/** Straight from this machine, not through a proxy on it. */
function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;
}
