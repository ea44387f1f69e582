import { Injectable } from '@nestjs/common';
import { ERRORS, SERVICES, type ServiceName } from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { CallVerifier, refused, type VerifiedCall } from './call-token.js';
import { log } from './log.js';
import { Metrics } from './metrics.js';
import { runInContext } from './request-context.js';
import { RpcHandlers, type RpcMethod } from './rpc-server.js';
import type { RpcReply, RpcRequest } from './rpc-wire.js';
import { SpanKind, withSpan } from './tracing.js';
import { validateInput } from './validate.js';
import { WorkTracker } from './work-tracker.js';

const MAX_LOGGED_CHARACTERS = 100;

/** A method with the names that its pattern consists of. */
interface Target extends RpcMethod {
  service: ServiceName | undefined;
  attributes: { 'rpc.system': 'araucaria'; 'rpc.service': string; 'rpc.method': string };
}

/**
 * Executes calls by the application's methods with `@Rpc`: admits the caller, validates the input, runs the method in the
 * caller's context, measures it. The pipeline of Nest for a message (an observable for each interceptor and pipe) costs more
 * than all of this.
 */
@Injectable()
export class RpcDispatcher {
  private loaded: ReadonlyMap<unknown, Target> | undefined;

  constructor(
    private readonly handlers: RpcHandlers,
    private readonly tracker: WorkTracker,
    private readonly metrics: Metrics,
    private readonly verifier: CallVerifier,
  ) {}

  get isIdle(): boolean {
    return this.tracker.isIdle;
  }

  /**
   * Executes a call. The promise never rejects: errors are replies.
   * @param request as it was received; nothing of it is trusted
   * @returns undefined if no method handles calls of this pattern
   */
  dispatch(pattern: unknown, request: RpcRequest): Promise<RpcReply> | undefined {
    const target = (this.loaded ??= this.load()).get(pattern);
    if (!target) return undefined;
    if (this.tracker.isDraining) return Promise.resolve({ ok: false, draining: true });
    return this.tracker.track(() => this.handle(target, request));
  }

  private load(): ReadonlyMap<unknown, Target> {
    const targets = [...this.handlers.byPattern()].map(([pattern, [method]]): [string, Target] => {
      const [service = '', name = ''] = pattern.split('.');
      return [
        pattern,
        {
          ...(method as RpcMethod),
          service: SERVICES.find((known) => known === service),
          attributes: { 'rpc.system': 'araucaria', 'rpc.service': service, 'rpc.method': name },
        },
      ];
    });
    return new Map(targets);
  }

  private async handle(target: Target, request: RpcRequest): Promise<RpcReply> {
    const { pattern } = target.call;
    const stopTimer = this.metrics.rpcDurationSeconds.startTimer({ call: pattern });
    const reply = await this.admit(target, request).then(
      (caller) => execute(target, request, caller),
      (error: unknown) => refusal(pattern, request, AppError.from(error)),
    );
    stopTimer({ outcome: reply.ok ? 'ok' : 'error' });
    return reply;
  }

  /** @throws {AppError} `CALLER_REFUSED` */
  private async admit(
    { call, service }: Target,
    request: Partial<RpcRequest> | undefined,
  ): Promise<VerifiedCall> {
    const verified = await this.verifier.verify(request?.token, service);
    if (call.callers.includes(verified.caller)) return verified;
    throw refused(`${verified.caller} may not make this call`);
  }
}

async function execute(
  { call, attributes, handle }: Target,
  { input, requestId, token, deadline, traceparent }: RpcRequest,
  { actor, origin }: VerifiedCall,
): Promise<RpcReply> {
  const { pattern, input: type } = call;
  const work = async (): Promise<unknown> => {
    try {
      if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
      return await handle(type ? await validateInput(type, input) : input);
    } catch (thrown) {
      logFailure(pattern, thrown);
      throw thrown;
    }
  };
  const options = { kind: SpanKind.SERVER, attributes, parent: traceparent ?? null };
  try {
    const context = { requestId, actor, origin, token, deadline };
    return { ok: true, value: await runInContext(context, () => withSpan(pattern, options, work)) };
  } catch (thrown) {
    const { code, message, details } = AppError.from(thrown);
    return { ok: false, error: { code, message, details } };
  }
}

/** Nothing of the request is trusted, so its id is a shortened field of the log line and not its request id. */
function refusal(
  pattern: string,
  request: Partial<RpcRequest> | undefined,
  { code, message, cause }: AppError,
): RpcReply {
  const statedRequestId = String(request?.requestId).slice(0, MAX_LOGGED_CHARACTERS);
  log.warn({ refusal: 'caller', call: pattern, reason: cause, statedRequestId }, 'a caller was refused');
  return { ok: false, error: { code, message, details: {} } };
}

function logFailure(pattern: string, thrown: unknown): void {
  const { code } = AppError.from(thrown);
  if (ERRORS[code].log === 'error') log.error({ err: thrown, call: pattern }, 'a call failed');
  else log.debug({ call: pattern, code }, 'a call was refused');
}
