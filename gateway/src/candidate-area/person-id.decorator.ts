import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';

/** The person of the candidate's session. For handlers with `@ForCandidates()`, whose guard reads it. */
export const PersonId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { personId } = context.switchToHttp().getRequest<FastifyRequest>();
  if (personId === undefined) throw new AppError('UNAUTHENTICATED');
  return personId;
});
