import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';

/** Lets users act on their own account; administrators on any. The account's id is the `id` of the path. */
@Injectable()
export class OwnAccountGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params, context: scope } = context.switchToHttp().getRequest<FastifyRequest>();
    const { actor } = scope;
    if (!actor?.isAdmin && String(actor?.id) !== (params as { id: string }).id)
      throw new AppError('FORBIDDEN');
    return true;
  }
}
