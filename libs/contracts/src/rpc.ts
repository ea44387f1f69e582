import { SERVICES, type ServiceName } from './domain/services.js';

/** An input class with class-validator decorators. */
export type InputClass<I> = new () => I;

/** One remote call: its input, its output, its timeout, and whether a client may retry it. */
export interface RpcCall<I, O> {
  /** `service.method`; filled in by {@link rpcContract}. */
  readonly pattern: string;
  /** `query` only reads and may be retried; `command` is sent once. */
  readonly kind: 'query' | 'command';
  /** The service validates the input against this class before the handler runs. */
  readonly input?: InputClass<I> | undefined;
  readonly timeoutMs: number;
  /** The processes whose calls the service accepts. */
  readonly callers: readonly CallerName[];
  /** Carries the output type only; never set. */
  readonly output?: O;
}

/** A call whose contract names an input class, so that the service validates the input before the handler runs. */
export interface ValidatedRpcCall<I, O> extends RpcCall<I, O> {
  readonly input: InputClass<I>;
}

export interface RpcOptions {
  /** @default 5000 */
  timeoutMs?: number;
  /** Services that may make the call too. By default only the gateway may, which has checked the role of the user. */
  callers?: readonly ServiceName[];
}

const DEFAULT_TIMEOUT_MS = 5_000;

const withDefaults = ({ timeoutMs = DEFAULT_TIMEOUT_MS, callers = [] }: RpcOptions) => ({
  timeoutMs,
  callers: ['gateway' as const, ...callers],
});

/** A call that only reads. When a connection breaks, the client retries it on another replica. */
export function query<I, O>(input: InputClass<I>, options?: RpcOptions): ValidatedRpcCall<I, O>;
export function query<I, O>(input?: undefined, options?: RpcOptions): RpcCall<I, O>;
export function query<I, O>(input?: InputClass<I>, options: RpcOptions = {}): RpcCall<I, O> {
  return { pattern: '', kind: 'query', input, ...withDefaults(options) };
}

/** A call that changes data. The client never repeats it once it may have been sent. */
export function command<I, O>(input: InputClass<I>, options?: RpcOptions): ValidatedRpcCall<I, O>;
export function command<I, O>(input?: undefined, options?: RpcOptions): RpcCall<I, O>;
export function command<I, O>(input?: InputClass<I>, options: RpcOptions = {}): RpcCall<I, O> {
  return { pattern: '', kind: 'command', input, ...withDefaults(options) };
}

/** The calls of one service. Each call needs exactly one handler; otherwise the service does not start. */
export interface RpcContract<C> {
  readonly service: ServiceName;
  readonly calls: C;
}

/** The services that record the address of a request, which is personal data. Calls to others do not carry it. */
export const SERVICES_THAT_RECORD_ORIGINS: readonly ServiceName[] = ['users'];

export const CALLERS = ['gateway', ...SERVICES] as const;
export type CallerName = (typeof CALLERS)[number];

/** A contract whose calls are also direct properties: `JobsRpc.byId`. */
export type Contract<C> = RpcContract<C> & C;

/** Builds the contract of a service; sets each call's pattern to `service.method`. */
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
 * A JSON object from an external client whose fields are not validated. Only `validateInput` and calls with an input class
 * accept one.
 */
export interface Unvalidated {
  readonly [unvalidated]: true;
  readonly [field: string]: unknown;
}

/** An input as a caller sends it: every optional field may also be null, as in GraphQL, or undefined, which JSON leaves out. */
export type RpcInput<T> =
  T extends ReadonlyArray<infer Item>
    ? Array<RpcInput<Item>>
    : T extends object
      ? {
          [Field in keyof T]: undefined extends T[Field]
            ? RpcInput<T[Field]> | null | undefined
            : RpcInput<T[Field]>;
        }
      : T;

/** The fields of an input as they are stored: null where nothing was entered. */
export type Stored<Input> = {
  [Field in keyof Input]-?: undefined extends Input[Field] ? NonNullable<Input[Field]> | null : Input[Field];
};

type Method<T> =
  T extends ValidatedRpcCall<infer I, infer O>
    ? (input: RpcInput<I> | Unvalidated) => Promise<O>
    : T extends RpcCall<infer I, infer O>
      ? [I] extends [void]
        ? () => Promise<O>
        : (input: I) => Promise<O>
      : never;

/** The client of a contract: one asynchronous method per call. */
export type RpcClient<T> = T extends RpcContract<infer C> ? { [K in keyof C]: Method<C[K]> } : never;

/** The class of the client of a contract: its type, and the token by which a constructor receives it. */
export type ClientClass<C extends object> = {
  readonly contract: Contract<C>;
} & (abstract new () => RpcClient<Contract<C>>);

/** The base of such a class. `RpcModule` of the platform provides the instance. */
export const clientClass = <C extends object>(contract: Contract<C>): ClientClass<C> =>
  class {
    static readonly contract = contract;
  } as unknown as ClientClass<C>;
