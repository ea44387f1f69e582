import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@araucaria/contracts';
import { currentActor, currentOrigin, log, Metrics, type AppError } from '@araucaria/platform';

/** What is refused for reasons of security, by HTTP status. */
const KINDS: Partial<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  429: 'rate-limit',
};

const FAILED_LOGINS: ReadonlySet<ErrorCode> = new Set(['INVALID_CREDENTIALS', 'INVALID_FACTOR']);

/**
 * Logs and counts refused requests, so that guessed passwords and probed addresses are noticed. The lines hold the address of
 * the client and the id of the account, never a name, a password or the address of the page with its parameters.
 */
@Injectable()
export class RefusalsService {
  constructor(private readonly metrics: Metrics) {}

  /** @param where the route or GraphQL field, without values of the request */
  record({ code, status }: AppError, where: string): void {
    const kind = FAILED_LOGINS.has(code) ? 'login' : KINDS[status];
    if (!kind) return;
    this.metrics.refusals.inc({ kind });
    // The users service logs the account of a failed login with the same request id.
    const accountId = currentActor()?.id;
    log.warn(
      { refusal: kind, code, where, remoteAddress: currentOrigin(), accountId },
      'a request was refused',
    );
  }
}
