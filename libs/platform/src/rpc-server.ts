import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { RpcCall, RpcContract } from '@araucaria/contracts';

type Handler<I, O> = (input: I) => Promise<O> | O;

/** The call that a method handles. */
const RpcHandler = Reflector.createDecorator<RpcCall<unknown, unknown>>();

/**
 * Makes the method the handler of one call of a contract. Its parameter is the input, validated against the contract's
 * class. A caller must prove by a signed token that it is one of the contract's `callers`; others get `CALLER_REFUSED`. The
 * method runs in the context of the caller: request id, actor and deadline. Errors reach the caller with code, message and
 * details. A draining application refuses the call, and the client sends it to another replica. The application must
 * import `PlatformModule` and `serveCalls`. Guards, pipes, interceptors and filters of Nest do not run.
 */
export function Rpc<I, O>(call: RpcCall<I, O>) {
  return <M extends Handler<I, O>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    RpcHandler(call as RpcCall<unknown, unknown>)(target, name, descriptor);
  };
}

/** A method with `@Rpc`. */
export interface RpcMethod {
  call: RpcCall<unknown, unknown>;
  /** `Class.method` */
  name: string;
  handle: Handler<unknown, unknown>;
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
    const methods = this.byPattern();
    const patterns = Object.values(contract.calls).map((call) => (call as RpcCall<unknown, unknown>).pattern);
    const missing = patterns.filter((pattern) => !methods.has(pattern));
    if (missing.length) throw new Error(`No handler for ${missing.join(', ')}`);
    const repeated = patterns.filter((pattern) => (methods.get(pattern) ?? []).length > 1);
    const namesOf = (pattern: string) => methods.get(pattern)?.map(({ name }) => name);
    const listed = repeated.map((pattern) => `${pattern} (${namesOf(pattern)?.join(', ')})`);
    if (listed.length) throw new Error(`Several handlers for ${listed.join('; ')}`);
  }

  /** The methods by the pattern of their call. */
  byPattern(): Map<string, RpcMethod[]> {
    return Map.groupBy(this.methods(), ({ call }) => call.pattern);
  }

  private methods(): RpcMethod[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const controller = instance as Record<string, Handler<unknown, unknown>>;
      const prototype = metatype?.prototype as typeof controller;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const method = prototype[name] as Handler<unknown, unknown>;
        const call = this.reflector.get(RpcHandler, method) as RpcCall<unknown, unknown> | undefined;
        return call ? [{ call, name: `${metatype?.name}.${name}`, handle: method.bind(controller) }] : [];
      });
    });
  }
}
