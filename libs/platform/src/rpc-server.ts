import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { RpcCall, RpcContract } from '@araucaria/contracts';
import { markMethod, markedMethods } from './marked-methods.js';

type Handler<I, O> = (input: I) => Promise<O> | O;

/** Carries the call that a method handles. */
const HANDLED_CALL = Symbol('handled-call');

/**
 * Makes the method of a provider the handler of one call of a contract. Its parameter is the input, validated against the contract's
 * class. A caller must prove by a signed token that it is one of the contract's `callers`; others get `CALLER_REFUSED`. The
 * method runs in the context of the caller: request id, actor and deadline. Errors reach the caller with code, message and
 * details. A draining application refuses the call, and the client sends it to another replica. The application must
 * import `PlatformModule` and `serveCalls`. Guards, pipes, interceptors and filters of Nest do not run.
 */
export function Rpc<I, O>(call: RpcCall<I, O>) {
  return <M extends Handler<I, O>>(_target: object, _name: string, of: TypedPropertyDescriptor<M>): void =>
    markMethod(HANDLED_CALL, call)(of.value);
}

export interface RpcMethod {
  call: RpcCall<unknown, unknown>;
  /** `Class.method` */
  name: string;
  handle: Handler<unknown, unknown>;
}

/** The methods with `@Rpc` of the application's services. */
@Injectable()
export class RpcHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws {Error} naming each call of the contract with no handler, or with several */
  assertComplete(contract: RpcContract<object>): void {
    const methods = this.byPattern();
    const patterns = Object.values(contract.calls).map((call) => (call as RpcCall<unknown, unknown>).pattern);
    const missing = patterns.filter((pattern) => !methods.has(pattern));
    if (missing.length) throw new Error(`No handler for ${missing.join(', ')}`);
    const repeated = patterns.filter((pattern) => (methods.get(pattern) ?? []).length > 1);
    const namesOf = (pattern: string) => methods.get(pattern)?.map(({ name }) => name);
    const listed = repeated.map((pattern) => `${pattern} (${namesOf(pattern)?.join(', ')})`);
    if (listed.length) throw new Error(`Several handlers for ${listed.join('; ')}`);
  }

  byPattern(): Map<string, RpcMethod[]> {
    const marked = markedMethods<RpcMethod['call']>(this.discovery, this.scanner, HANDLED_CALL);
    const methods = marked.map(({ value, method, name }) => ({
      call: value,
      name,
      handle: method as RpcMethod['handle'],
    }));
    return Map.groupBy(methods, ({ call }) => call.pattern);
  }
}
