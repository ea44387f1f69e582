import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  ResolversParentTypes,
} from '../generated/graphql.js';
import type { GraphqlContext } from './graphql-context.js';

/**
 * How a resolver class is typed. All types are generated from the `.graphql` files, so that a resolver that deviates from
 * the schema does not compile:
 *
 *     @Requires('jobs.manage')
 *     @Resolver()
 *     export class JobsResolver implements RootResolvers<JobsResolver> {
 *       @Query()
 *       job(@Args() { id }: ArgsOf<'job'>) { … }
 *
 *       @Mutation()
 *       createJob(@Args() { input }: ArgsOf<'createJob'>) { … }
 *     }
 *
 * - A public method has the name of its field of `Query` or `Mutation`, and takes the arguments as one object. A name that the
 *   schema lacks, a wrong argument type or a result without a field of its type is an error. The type of the result is inferred.
 * - Fields of other types are resolved by a class of their own, `@Resolver('Candidate')` with
 *   `implements FieldResolvers<'Candidate'>`. It must have a method for every field that the parent's record (`mappers` in
 *   `codegen.ts`) lacks or holds in another type. The record supplies the rest.
 * - Enums arrive and leave as the values of the contracts (`enum-values.ts`).
 * - GraphQL has checked the arguments against the schema. Limits and formats are checked by the called service, whose
 *   contract names an input class. Arguments that the schema leaves open (`unvalidated`) and everything that the gateway
 *   handles itself go through `validateInput`.
 */
export type RootResolvers<Resolver> = {
  [F in keyof Resolver]: F extends keyof RootFields
    ? (args: ArgsOf<F>, context: GraphqlContext) => ResultOf<RootFields[F]>
    : never;
};

/** The arguments of a field of `Query` or `Mutation`; those with a default are always present. */
export type ArgsOf<Field extends keyof RootFields> = Parameters<Method<RootFields[Field]>>[1];

/** One method for each field of the type that the parent's record does not supply. */
export type FieldResolvers<Type extends TypeWithFieldResolvers> = {
  [F in UnsuppliedField<Type>]: (
    parent: ResolversParentTypes[Type],
    context: GraphqlContext,
  ) => ResultOf<FieldsOf<Type>[F]>;
};

type RootFields = QueryResolvers & MutationResolvers;

type FieldsOf<Type extends keyof Resolvers> = Resolvers[Type];

type ObjectType = Exclude<Extract<keyof Resolvers, keyof ResolversParentTypes>, 'DateTime'>;

type TypeWithFieldResolvers = {
  [Type in ObjectType]: [UnsuppliedField<Type>] extends [never] ? never : Type;
}[ObjectType];

type UnsuppliedField<Type extends ObjectType> = {
  [F in keyof FieldsOf<Type>]: ResolversParentTypes[Type] extends Record<
    F,
    Awaited<ResultOf<FieldsOf<Type>[F]>>
  >
    ? never
    : F;
}[keyof FieldsOf<Type>];

/** Generated types allow an object with a `resolve` method, too; our resolvers are methods. */
type Method<R> = Extract<R, (...args: never[]) => unknown>;

type ResultOf<R> = ReturnType<Method<R>>;
