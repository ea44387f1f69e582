import { readFileSync } from 'node:fs';
import type { TypedDocumentNode } from '@apollo/client';
import { buildSchema, execute, parse, type DocumentNode } from 'graphql';
import { operationName } from '../shared/api/run-operation';

const schema = buildSchema(readFileSync(new URL('../../../gateway/schema.graphql', import.meta.url), 'utf8'));

const NO_CONTENT = 204;

/** The part of an error that screens read. */
interface Refusal {
  code: string;
  /** Portuguese, shown to the user. */
  message: string;
  errors?: { field: string; message: string }[];
  [detail: string]: unknown;
}

/** A reply without its nulls: a nullable field that a reply leaves out is sent as null. */
export type WithoutNulls<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<WithoutNulls<Item>>
    : T extends object
      ? { [Field in keyof T as null extends T[Field] ? never : Field]: WithoutNulls<T[Field]> } & {
          [Field in keyof T as null extends T[Field] ? Field : never]?: WithoutNulls<T[Field]>;
        }
      : T;

/** The data of a response as a test writes it; the gateway adds the `__typename`s. */
type WithoutTypenames<T> = T extends readonly (infer U)[]
  ? WithoutTypenames<U>[]
  : T extends object
    ? { [K in keyof T as Exclude<K, '__typename'>]: WithoutTypenames<T[K]> }
    : T;

type Awaitable<T> = T | Promise<T>;
type Reply<TData, TVariables> =
  | WithoutNulls<TData>
  | ((variables: TVariables) => Awaitable<WithoutNulls<TData>>);
type RestReply = (request: { url: URL; body: unknown }) => Awaitable<{ status?: number; body?: unknown }>;

interface Operation {
  document: DocumentNode;
  respond: (variables: unknown) => unknown;
  calls: unknown[];
  formKeys: unknown[];
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/**
 * Takes the place of `fetch`. Responds to GraphQL operations by name and to REST calls by method and path. A call
 * without a registered reply fails like a broken connection, and fails the test when it ends.
 *
 * A reply is executed against `gateway/schema.graphql`: it fails where the real gateway could not send it (a missing
 * non-null field, an unknown enum value), and gets its `__typename`s.
 */
export class FakeGateway {
  private readonly operations = new Map<string, Operation>();
  private readonly restReplies = new Map<string, RestReply>();
  private faults: string[] = [];
  private readonly pending = new Set<Promise<unknown>>();

  /** Replies to each call of an operation. A later reply replaces the earlier one. */
  reply<TData, TVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    reply: Reply<WithoutTypenames<TData>, TVariables>,
  ): void {
    const { calls = [], formKeys = [] } = this.operations.get(operationName(document)) ?? {};
    const respond = (variables: unknown) =>
      typeof reply === 'function'
        ? (reply as (variables: TVariables) => Awaitable<WithoutNulls<TData>>)(variables as TVariables)
        : reply;
    this.operations.set(operationName(document), { document, respond, calls, formKeys });
  }

  /** Refuses each call of an operation with an error of the gateway. */
  refuse(document: TypedDocumentNode<unknown, never>, refusal: Refusal): void {
    this.reply(document, () => Promise.reject(new Refused(refusal)));
  }

  /** Breaks the connection on each call of an operation. */
  disconnect(document: TypedDocumentNode<unknown, never>): void {
    this.reply(document, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Replies to REST calls, e.g. `replyRest('GET', '/api/auth/me', () => ({ status: 401 }))`. */
  replyRest(method: string, path: string, reply: RestReply): void {
    this.restReplies.set(`${method} ${path}`, reply);
  }

  /** @returns the random key of the form of each call of an operation so far, in their order */
  formKeys(document: TypedDocumentNode<unknown, never>): unknown[] {
    return this.operations.get(operationName(document))?.formKeys ?? [];
  }

  /** @returns the variables of each call of an operation so far, without the random `formKey` */
  calls<TVariables>(document: TypedDocumentNode<unknown, TVariables>): TVariables[] {
    return (this.operations.get(operationName(document))?.calls ?? []) as TVariables[];
  }

  /** Forgets all replies. @throws if a call had no reply, or one that the schema does not allow */
  reset(): void {
    const { faults } = this;
    this.faults = [];
    this.operations.clear();
    this.restReplies.clear();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  /** Waits for all responses, so that none of them arrives in the next test. */
  async settle(): Promise<void> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending);
  }

  readonly fetch: typeof fetch = (input, init) => {
    const response = this.respond(input, init);
    this.pending.add(response);
    const done = () => void this.pending.delete(response);
    response.then(done, done);
    return response;
  };

  private async respond(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    if (url.pathname === '/graphql') return this.graphql(body as GraphqlRequest);
    const reply = this.restReplies.get(`${method} ${url.pathname}`);
    if (!reply) return this.fail(`unexpected call ${method} ${url.pathname}`);
    const { status = 200, body: responseBody } = await reply({ url, body });
    if (status === NO_CONTENT) return new Response(null, { status });
    return Response.json(responseBody ?? {}, { status });
  }

  private async graphql({ operationName, query, variables }: GraphqlRequest): Promise<Response> {
    const operation = this.operations.get(operationName);
    if (!operation) return this.fail(`unexpected operation ${operationName} ${JSON.stringify(variables)}`);
    const { formKey, ...values } = variables;
    operation.calls.push(values);
    if (formKey !== undefined) operation.formKeys.push(formKey);
    try {
      // Visitors' pages send the text that the build adds; tests run without it.
      const document = query ? parse(query) : operation.document;
      const result = await execute({
        schema,
        document,
        rootValue: await operation.respond(variables),
        variableValues: variables,
        // Replies name fields as the response does, by their aliases.
        fieldResolver: (source: Record<string, unknown>, _args, _context, { path }) => source[path.key],
      });
      if (result.errors) return this.fail(`invalid reply to ${operationName}: ${result.errors.join('; ')}`);
      return Response.json(result);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { message, ...extensions } = error.refusal;
      return Response.json({ errors: [{ message, extensions }] });
    }
  }

  private fail(fault: string): never {
    this.faults.push(fault);
    throw new TypeError(fault);
  }
}

interface GraphqlRequest {
  operationName: string;
  query?: string;
  variables: Record<string, unknown>;
}
