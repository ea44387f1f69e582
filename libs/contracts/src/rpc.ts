/** A class whose decorators describe a valid input. */
export type InputClass<I> = new () => I;

/** One remote call: what it takes, what it answers, and what may be done when the network fails under it. */
export interface RpcCall<I, O> {
  /** `service.method`; filled in by {@link rpcContract}. */
  readonly pattern: string;
  /** `query` changes nothing and may be sent again; `command` is sent once. */
  readonly kind: 'query' | 'command';
  /** The input is checked against this class where it enters the service. */
  readonly input?: InputClass<I>;
  /** How long the client waits for the response. */
  readonly timeoutMs: number;
  /** Carries the output type only; never set. */
  readonly output?: O;
}

/** A call whose contract names an input class: whatever the caller sends is checked before the handler runs. */
export interface ValidatedRpcCall<I, O> extends RpcCall<I, O> {
  readonly input: InputClass<I>;
}

export interface RpcOptions {
  /** @default 5000 */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 5_000;

/** A call that only reads. It is tried again on another replica when a connection breaks. */
export function query<I, O>(input: InputClass<I>, options?: RpcOptions): ValidatedRpcCall<I, O>;
export function query<I, O>(input?: undefined, options?: RpcOptions): RpcCall<I, O>;
export function query<I, O>(input?: InputClass<I>, options: RpcOptions = {}): RpcCall<I, O> {
  return { pattern: '', kind: 'query', input, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
}

/** A call that changes something. It is never repeated by the client. */
export function command<I, O>(input: InputClass<I>, options?: RpcOptions): ValidatedRpcCall<I, O>;
export function command<I, O>(input?: undefined, options?: RpcOptions): RpcCall<I, O>;
export function command<I, O>(input?: InputClass<I>, options: RpcOptions = {}): RpcCall<I, O> {
  return { pattern: '', kind: 'command', input, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
}

/** The calls that one service answers. Every call must have exactly one handler, or the service does not start. */
export interface RpcContract<C> {
  readonly service: ServiceName;
  readonly calls: C;
}

/** Names of the services that answer calls; also the name of each service's event queue and database schema. */
export const SERVICES = ['jobs', 'candidates', 'interviews', 'referrals', 'users', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];

export type Contract<C> = RpcContract<C> & C;

/** Names the calls `service.method` and ties them to the service. */
export function rpcContract<C extends object>(service: ServiceName, calls: C): Contract<C> {
  const named = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { ...(call as RpcCall<unknown, unknown>), pattern: `${service}.${name}` },
    ]),
  ) as C;
  return Object.assign({ service, calls: named }, named);
}

/** Marks {@link Unvalidated} for the type checker; no value carries it. */
declare const unvalidated: unique symbol;

/**
 * A JSON object from outside whose fields are unchecked. Only what validates takes one: `validateInput`, or a call of a
 * contract with an input class.
 */
export interface Unvalidated {
  readonly [unvalidated]: true;
  readonly [field: string]: unknown;
}

/** An input as callers may send it: every optional field may also be null, as in GraphQL. */
export type RpcInput<T> =
  T extends ReadonlyArray<infer Item>
    ? Array<RpcInput<Item>>
    : T extends object
      ? { [Field in keyof T]: undefined extends T[Field] ? RpcInput<T[Field]> | null : RpcInput<T[Field]> }
      : T;

type Method<T> =
  T extends ValidatedRpcCall<infer I, infer O>
    ? (input: RpcInput<I> | Unvalidated) => Promise<O>
    : T extends RpcCall<infer I, infer O>
      ? [I] extends [void]
        ? () => Promise<O>
        : (input: I) => Promise<O>
      : never;

/** The contract as the caller sees it: one asynchronous method per call. */
export type RpcClient<T> = T extends RpcContract<infer C> ? { [K in keyof C]: Method<C[K]> } : never;
