import type { RestCalls } from '../../generated/rest';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Segments<P extends string> = P extends `${infer First}/${infer Rest}` ? [First, ...Segments<Rest>] : [P];

/** Whether a path has the segments of a documented one, whose parameters, such as `{id}`, stand for any value. */
type Fits<Documented, Sent> = Documented extends [infer D, ...infer DocumentedRest]
  ? Sent extends [infer S, ...infer SentRest]
    ? S extends (D extends `{${string}}` ? unknown : D)
      ? Fits<DocumentedRest, SentRest>
      : false
    : false
  : Sent extends []
    ? true
    : false;

type WithoutQuery<P extends string> = P extends `${infer Path}?${string}` ? Path : P;

type FittingCall<M extends RestMethod, P extends string> = {
  [C in keyof RestCalls]: C extends `${M} ${infer D}`
    ? Fits<Segments<D>, Segments<P>> extends true
      ? C
      : never
    : never;
}[keyof RestCalls];

/** The call that the gateway documents for a method and a path; never: there is none. */
export type CallOf<M extends RestMethod, P extends string> = `${M} ${P}` extends keyof RestCalls
  ? `${M} ${P}`
  : FittingCall<M, WithoutQuery<P>>;
