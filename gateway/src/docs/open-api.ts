import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject, type SchemaObject } from '@nestjs/swagger';
import type { InputClass } from '@araucaria/contracts';
import types from '../generated/api-types.json' with { type: 'json' };
import { GatewayConfig } from '../gateway-config.js';
import { candidateCookieName, sessionCookieName } from '../http/session-cookie.js';
import { CANDIDATE_SCHEME, SESSION_SCHEME, describeOperation } from './describe-operation.js';
import { handlersOf } from './handlers.js';
import { inputSchema } from './input-schema.js';

const PATH = 'docs/api';

/** Serves `/docs/api` for people and `/docs/api/openapi.json` for tools. */
export function documentCalls(app: NestFastifyApplication): void {
  SwaggerModule.setup(PATH, app, () => describeCalls(app, app.get(GatewayConfig)), {
    jsonDocumentUrl: `${PATH}/openapi.json`,
    raw: ['json'],
  });
}

/**
 * What `@nestjs/swagger` reads from the controllers, completed by what else the code holds: class-validator rules, access
 * decorators, return types (decision 020).
 */
export function describeCalls(app: INestApplication, { https }: { https: boolean }): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Araucária Talentos')
    .setDescription(
      'Every error has the shape `ErrorBody`; its message is Portuguese and fit to show to users.',
    )
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth(sessionCookieName(https), undefined, SESSION_SCHEME)
    .addCookieAuth(candidateCookieName(https), undefined, CANDIDATE_SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, config);
  document.paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => path.startsWith('/api')),
  );
  const handlers = handlersOf(app.get(ModulesContainer));
  const responses = {};
  for (const [path, item] of Object.entries(document.paths))
    for (const operation of [item.get, item.post, item.put, item.delete]) {
      const handler = handlers.get(operation?.operationId ?? '');
      if (operation && handler) Object.assign(responses, describeOperation(operation, path, handler));
    }
  const inputs = [...handlers.values()].flatMap(({ inputs }) => inputs);
  document.components = {
    ...document.components,
    responses,
    schemas: {
      ...Object.fromEntries(inputs.map((input) => [input.name, commented(input)])),
      ...types.schemas,
    },
  };
  return document;
}

const COMMENTS: Partial<Record<string, Record<string, string>>> = types.comments;

/** The schema of an input class with its doc comments as descriptions. */
function commented(input: InputClass<unknown>): SchemaObject {
  const schema = inputSchema(input);
  for (const [name, description] of Object.entries(COMMENTS[input.name] ?? {}))
    Object.assign(schema.properties?.[name] ?? {}, { description });
  return schema;
}
