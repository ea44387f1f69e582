import { MessagePattern } from '@nestjs/microservices';
import { ERRORS, type RpcCall, type RpcContract } from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { log } from './log.js';
import { rpcDuration } from './metrics.js';
import { runInContext } from './request-context.js';
import type { RpcReply, RpcRequest } from './rpc-wire.js';
import { validateInput } from './validate.js';
import { work } from './work-tracker.js';

const HANDLED = new Map<string, string[]>();

type Handler<I, O> = (input: I) => Promise<O> | O;

/**
 * Makes the method answer one call of a contract. Around the method: the input is checked against the contract's
 * class, the caller's request id and user are in context, errors keep their code, and a stopping process starts nothing.
 */
export function Rpc<I, O>(call: RpcCall<I, O>) {
  return <M extends Handler<I, O>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const handler = descriptor.value;
    if (!handler) throw new Error(`@Rpc(${call.pattern}) belongs on a method`);
    HANDLED.set(call.pattern, [
      ...(HANDLED.get(call.pattern) ?? []),
      `${target.constructor.name}.${String(name)}`,
    ]);

    const answer = async function (this: object, request: RpcRequest): Promise<RpcReply> {
      if (work.leaving) return { ok: false, leaving: true };
      const { requestId, actor, deadline } = request;
      const stop = rpcDuration.startTimer({ call: call.pattern });
      const reply = await work.track(() =>
        runInContext({ requestId, actor, deadline }, async (): Promise<RpcReply> => {
          try {
            if (Date.now() > deadline) throw new AppError('UNAVAILABLE');
            const input = call.input ? await validateInput(call.input, request.input) : (request.input as I);
            return { ok: true, value: await handler.call(this, input) };
          } catch (thrown) {
            return failure(call.pattern, thrown);
          }
        }),
      );
      stop({ outcome: reply.ok ? 'ok' : 'error' });
      return reply;
    };
    Object.defineProperty(answer, 'name', { value: String(name) });
    descriptor.value = answer as unknown as M;
    MessagePattern(call.pattern)(target, name, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

function failure(pattern: string, thrown: unknown): RpcReply {
  const error = AppError.from(thrown);
  const level = ERRORS[error.code].log;
  if (level === 'error') log.error({ err: thrown, call: pattern }, 'a call failed');
  else log.debug({ call: pattern, code: error.code }, 'a call was refused');
  return { ok: false, error: { code: error.code, message: error.message, details: error.details } };
}

/**
 * Compares a contract with the handlers that were declared.
 * @throws {Error} naming every call without a handler, or with two.
 */
export function assertContractHandled(contract: RpcContract<object>): void {
  const patterns = Object.values(contract.calls).map((call) => (call as RpcCall<unknown, unknown>).pattern);
  const missing = patterns.filter((pattern) => !HANDLED.has(pattern));
  const doubled = patterns.filter((pattern) => (HANDLED.get(pattern)?.length ?? 0) > 1);
  if (missing.length) throw new Error(`No handler answers ${missing.join(', ')}`);
  if (doubled.length) {
    throw new Error(
      `Two handlers answer ${doubled.map((p) => `${p} (${HANDLED.get(p)?.join(', ')})`).join('; ')}`,
    );
  }
}
