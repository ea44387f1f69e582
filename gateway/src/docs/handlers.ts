import type { Type } from '@nestjs/common';
import { PARAMTYPES_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { ModulesContainer } from '@nestjs/core';
import { DECORATORS } from '@nestjs/swagger';
import type { ErrorCode, InputClass } from '@araucaria/contracts';
import { ACCESS, type Access } from '../sessions/access.js';
import { FRESH_FACTOR } from '../sessions/fresh-factor.js';
import { API_ERRORS } from './api-decorators.js';
import { isInputClass } from './input-schema.js';

/** What the decorators of a handler and of its controller declare. */
export interface Handler {
  /** As the guard reads it: administrators only, unless declared otherwise. */
  access: Access;
  /** Classes that validate the body. */
  inputs: Array<InputClass<unknown>>;
  needsFreshFactor: boolean;
  errors: ErrorCode[];
  /** Media types of the response, where it is not JSON. */
  produces: string[];
}

/** The HTTP handlers of all controllers by the operation ids that `@nestjs/swagger` gives them. */
export function handlersOf(modules: ModulesContainer): Map<string, Handler> {
  const controllers = [...modules.values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return new Map(
    controllers.flatMap((controller) =>
      methodsOf(controller).map((name) => [`${controller.name}_${name}`, describe(controller, name)]),
    ),
  );
}

function methodsOf(controller: Type): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && Reflect.hasMetadata(PATH_METADATA, prototype[name] as object),
  );
}

function describe(controller: Type, name: string): Handler {
  const prototype = controller.prototype as Record<string, object>;
  const method = prototype[name] as object;
  const read = <T>(key: unknown, from: object) => Reflect.getMetadata(key, from) as T | undefined;
  const parameters = (Reflect.getMetadata(PARAMTYPES_METADATA, prototype, name) as unknown[]) ?? [];
  return {
    access: read<Access>(ACCESS, method) ?? read<Access>(ACCESS, controller) ?? 'admin',
    inputs: parameters.filter(isInputClass),
    needsFreshFactor: Boolean(read(FRESH_FACTOR, method) ?? read(FRESH_FACTOR, controller)),
    errors: read<ErrorCode[]>(API_ERRORS, method) ?? [],
    produces: read<string[]>(DECORATORS.API_PRODUCES, method) ?? [],
  };
}
