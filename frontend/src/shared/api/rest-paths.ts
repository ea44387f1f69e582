import type { RestCalls } from '../../generated/rest';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The paths of the calls of a method, as the document of the gateway names them: `/api/jobs/{id}`. */
type DocumentedPath<M extends RestMethod = RestMethod> = keyof RestCalls extends infer C
  ? C extends `${M} ${infer P}`
    ? P
    : never
  : never;

type ParameterOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type QueryOf<P extends string> = Extract<
  RestCalls[Extract<keyof RestCalls, `${RestMethod} ${P}`>],
  { query: unknown }
>['query'];

declare const DOCUMENTED: unique symbol;

/** A path with the values of its parameters. Its type keeps the documented path, by which `rest` knows the call. */
type FilledPath<P extends string> = string & { readonly [DOCUMENTED]: P };

/** What a call of a method takes as its path. */
export type PathOf<M extends RestMethod> =
  | Exclude<DocumentedPath<M>, `${string}{${string}`>
  | FilledPath<DocumentedPath<M>>;

/** The documented call of a method and a path. */
export type CallOf<M extends RestMethod, P> = Extract<
  `${M} ${P extends FilledPath<infer D> ? D : P & string}`,
  keyof RestCalls
>;

/** A documented path with the values of its parameters, and with a query. */
export function pathTo<P extends DocumentedPath>(
  path: P,
  values: Record<ParameterOf<P>, string | number>,
  query?: QueryOf<P> & Record<string, string>,
): FilledPath<P> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: ParameterOf<P>) => encodeURIComponent(values[name]));
  return (query ? `${filled}?${new URLSearchParams(query).toString()}` : filled) as FilledPath<P>;
}
