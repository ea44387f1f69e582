import 'reflect-metadata';
import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { buildSchema } from 'graphql';
import { AppModule } from '../src/app.module.js';
import { mergedSchema } from '../src/graphql/merge-schema.js';
import { ACCESS, type Access } from '../src/sessions/access.js';
import { FRESH_FACTOR } from '../src/sessions/fresh-factor.js';

/** The key under which `@nestjs/graphql`, which does not export it, notes that a method is a query or a mutation. */
const RESOLVER_TYPE_METADATA = 'graphql:resolver_type';

type Imported = Type | DynamicModule | Promise<DynamicModule>;

/** Every module of the gateway. */
function allModules(): Set<Type> {
  const modules = new Set<Type>();
  const visit = (imported: Imported) => {
    const module = 'module' in imported ? imported.module : (imported as Type);
    if (modules.has(module)) return;
    modules.add(module);
    for (const next of (Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) as Imported[]) ?? [])
      visit(next);
  };
  visit(AppModule);
  return modules;
}

const classesOf = (key: string): Type[] =>
  [...allModules()].flatMap((module) =>
    ((Reflect.getMetadata(key, module) as unknown[]) ?? []).filter(
      (provider): provider is Type => typeof provider === 'function',
    ),
  );

/** A call, who has access to it, and whether it needs a fresh factor, as the guard reads them. */
type Declared = [call: string, access: Access, needsFreshFactor: boolean];

const needsFreshFactor = (declaring: Type, handler: object): boolean =>
  Reflect.hasMetadata(FRESH_FACTOR, handler) || Reflect.hasMetadata(FRESH_FACTOR, declaring);

/** Who has access to a handler, as the guard reads it. */
const accessOf = (declaring: Type, handler: object): Access =>
  (Reflect.getMetadata(ACCESS, handler) as Access | undefined) ??
  (Reflect.getMetadata(ACCESS, declaring) as Access | undefined) ??
  'admin';

const declaredCalls = (): Declared[] =>
  classesOf(MODULE_METADATA.CONTROLLERS)
    .flatMap(callsOf)
    .filter(([call]) => / \/api(\/|$)/.test(call));

const declaredFields = (): Declared[] => classesOf(MODULE_METADATA.PROVIDERS).flatMap(fieldsOf);

/** The declared access of every call of `/api`, by `METHOD /path`. */
export const callAccess = (): Map<string, Access> =>
  new Map(declaredCalls().map(([call, access]) => [call, access]));

/** The declared access of every field that an operation can begin with, by `query x` or `mutation x`. */
export const fieldAccess = (): Map<string, Access> =>
  new Map(declaredFields().map(([field, access]) => [field, access]));

/** The calls and fields that need a fresh factor. */
export const freshFactorCalls = (): Set<string> =>
  new Set([...declaredCalls(), ...declaredFields()].flatMap(([call, , isFresh]) => (isFresh ? [call] : [])));

/** `METHOD /path` of every call of `/api` that the gateway's controllers declare. */
export const registeredCalls = (): string[] => [...callAccess().keys()].sort();

function fieldsOf(resolver: Type): Declared[] {
  const prototype = resolver.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name): Declared[] => {
    // A getter is not a handler.
    const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
    const kind = handler && (Reflect.getMetadata(RESOLVER_TYPE_METADATA, handler) as string | undefined);
    return kind === 'Query' || kind === 'Mutation'
      ? [
          [
            `${kind.toLowerCase()} ${name}`,
            accessOf(resolver, handler as object),
            needsFreshFactor(resolver, handler as object),
          ],
        ]
      : [];
  });
}

function callsOf(controller: Type): Declared[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name): Declared[] => {
    const handler = prototype[name] as object;
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (name === 'constructor' || path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    const parts = [base, path].flatMap((part) => part.split('/')).filter(Boolean);
    return [
      [`${method} /${parts.join('/')}`, accessOf(controller, handler), needsFreshFactor(controller, handler)],
    ];
  });
}

/** `query x` or `mutation x` of every field that an operation can begin with. */
export async function registeredFields(): Promise<string[]> {
  const schema = buildSchema(await mergedSchema());
  const fields = (kind: string, type = schema.getQueryType()) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${kind} ${field}`);
  return [...fields('query'), ...fields('mutation', schema.getMutationType())].sort();
}
