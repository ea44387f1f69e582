import 'reflect-metadata';
import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { buildSchema } from 'graphql';
import { AppModule } from '../src/app.module.js';
import { mergedSchema } from '../src/graphql/merge-schema.js';

type Imported = Type | DynamicModule | Promise<DynamicModule>;

/** `METHOD /path` of every call of `/api` that the gateway's controllers declare. */
export function registeredCalls(): string[] {
  const modules = new Set<Type>();
  const visit = (imported: Imported) => {
    const module = 'module' in imported ? imported.module : (imported as Type);
    if (modules.has(module)) return;
    modules.add(module);
    for (const next of (Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) as Imported[]) ?? [])
      visit(next);
  };
  visit(AppModule);
  const controllers = [...modules].flatMap(
    (module) => (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) as Type[]) ?? [],
  );
  return controllers
    .flatMap(callsOf)
    .filter((call) => / \/api(\/|$)/.test(call))
    .sort();
}

function callsOf(controller: Type): string[] {
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (name === 'constructor' || path === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    return [
      `${method} /${[base, path]
        .flatMap((part) => part.split('/'))
        .filter(Boolean)
        .join('/')}`,
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
