import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { from, lastValueFrom, of, type Observable } from 'rxjs';
import { ERRORS, SERVICES, type InputClass, type RpcCall, type RpcContract } from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { CallVerifier, type VerifiedCall } from './call-token.js';
import { log } from './log.js';
import { Metrics } from './metrics.js';
import { runInContext } from './request-context.js';
import type { RpcReply, RpcRequest } from './rpc-wire.js';
import { SpanKind, withSpan } from './tracing.js';
import { validateInput } from './validate.js';
import { WorkTracker } from './work-tracker.js';

type Handler<I, O> = (input: I) => Promise<O> | O;

const MAX_LOGGED_CHARACTERS = 100;

/** The call that a method handles. */
const RpcHandler = Reflector.createDecorator<RpcCall<unknown, unknown>>();

/**
 * Makes the method the handler of one call of a contract. Its parameter is the input, validated against the contract's
 * class. A caller must prove by a signed token that it is one of the contract's `callers`; others get `CALLER_REFUSED`. The
 * method runs in the context of the caller: request id, actor and deadline. Errors reach the caller with code, message and
 * details. A draining application refuses the call, and the client sends it to another replica. The application must
 * import `PlatformModule`.
 */
export function Rpc<I, O>(call: RpcCall<I, O>) {
  return <M extends Handler<I, O>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    RpcHandler(call as RpcCall<unknown, unknown>)(target, name, descriptor);
    MessagePattern(call.pattern)(target, name, descriptor as TypedPropertyDescriptor<unknown>);
    UseInterceptors(RpcInterceptor)(target, name, descriptor);
    Payload('input', ...(call.input ? [new InputPipe(call.input)] : []))(target, name, 0);
  };
}

class InputPipe implements PipeTransform<unknown, Promise<object>> {
  constructor(private readonly type: InputClass<unknown>) {}

  transform(input: unknown): Promise<object> {
    return validateInput(this.type, input) as Promise<object>;
  }
}

@Injectable()
class RpcInterceptor implements NestInterceptor<unknown, RpcReply> {
  constructor(
    private readonly reflector: Reflector,
    private readonly tracker: WorkTracker,
    private readonly metrics: Metrics,
    private readonly verifier: CallVerifier,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<RpcReply> {
    if (this.tracker.isDraining) return of({ ok: false, draining: true });
    const call = this.reflector.get(RpcHandler, context.getHandler());
    const request = context.switchToRpc().getData<RpcRequest>();
    return from(this.tracker.track(() => this.handle(call, request, next)));
  }

  private async handle(
    call: RpcCall<unknown, unknown>,
    request: RpcRequest,
    next: CallHandler,
  ): Promise<RpcReply> {
    const stopTimer = this.metrics.rpcDurationSeconds.startTimer({ call: call.pattern });
    const reply = await this.admit(call, request).then(
      ({ actor, origin }) => execute(call.pattern, request, { actor, origin }, next),
      (error: unknown) => refusal(call.pattern, request, AppError.from(error)),
    );
    stopTimer({ outcome: reply.ok ? 'ok' : 'error' });
    return reply;
  }

  /** @throws {AppError} `CALLER_REFUSED` */
  private async admit(
    { callers, pattern }: RpcCall<unknown, unknown>,
    request: Partial<RpcRequest> | undefined,
  ): Promise<VerifiedCall> {
    const service = SERVICES.find((name) => pattern.startsWith(`${name}.`));
    const verified = await this.verifier.verify(request?.token, service);
    if (callers.includes(verified.caller)) return verified;
    const error = new AppError('CALLER_REFUSED');
    error.cause = `${verified.caller} may not make this call`;
    throw error;
  }
}

function execute(
  pattern: string,
  { requestId, token, deadline, traceparent }: RpcRequest,
  { actor, origin }: Pick<VerifiedCall, 'actor' | 'origin'>,
  next: CallHandler,
): Promise<RpcReply> {
  const [service = '', method = ''] = pattern.split('.');
  const attributes = { 'rpc.system': 'araucaria', 'rpc.service': service, 'rpc.method': method } as const;
  return runInContext({ requestId, actor, origin, token, deadline }, async (): Promise<RpcReply> => {
    try {
      const options = { kind: SpanKind.SERVER, attributes, parent: traceparent ?? null };
      const value = await withSpan(pattern, options, async () => {
        try {
          if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
          return await lastValueFrom<unknown>(next.handle());
        } catch (thrown) {
          logFailure(pattern, thrown);
          throw thrown;
        }
      });
      return { ok: true, value };
    } catch (thrown) {
      const { code, message, details } = AppError.from(thrown);
      return { ok: false, error: { code, message, details } };
    }
  });
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

/** The methods with `@Rpc` of the application's controllers. */
@Injectable()
export class RpcHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws {Error} naming each call of the contract with no handler, or with several */
  assertComplete(contract: RpcContract<object>): void {
    const handlers = this.byPattern();
    const patterns = Object.values(contract.calls).map((call) => (call as RpcCall<unknown, unknown>).pattern);
    const missing = patterns.filter((pattern) => !handlers.has(pattern));
    if (missing.length) throw new Error(`No handler for ${missing.join(', ')}`);
    const repeated = patterns.filter((pattern) => (handlers.get(pattern) ?? []).length > 1);
    const listed = repeated.map((pattern) => `${pattern} (${handlers.get(pattern)?.join(', ')})`);
    if (listed.length) throw new Error(`Several handlers for ${listed.join('; ')}`);
  }

  /** `Class.method` of the handlers, by pattern. */
  private byPattern(): Map<string, string[]> {
    const handlers = new Map<string, string[]>();
    for (const { metatype } of this.discovery.getControllers()) {
      const prototype = metatype?.prototype as Record<string, () => unknown>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const pattern = this.reflector.get(RpcHandler, prototype[name] as () => unknown)?.pattern;
        if (pattern === undefined) continue;
        handlers.set(pattern, [...(handlers.get(pattern) ?? []), `${metatype?.name}.${name}`]);
      }
    }
    return handlers;
  }
}
