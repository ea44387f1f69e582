import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import stringify from 'json-stringify-pretty-compact';
import { AppModule } from './app.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { describeCalls } from './docs/open-api.js';

/** `gateway/openapi.json`, from which the site's types of REST calls are generated. */
export const DOCUMENT_FILE = join(import.meta.dirname, '..', 'openapi.json');

/** The modules of the gateway that have controllers. GraphQL's needs its providers even in a preview. */
@Module({
  imports: (Reflect.getMetadata(MODULE_METADATA.IMPORTS, AppModule) as Type[]).filter(
    (module) => module !== GraphqlModule,
  ),
})
class RestModule {}

/** The OpenAPI document as JSON, without a running system: a preview creates no provider. */
export async function apiDocument(): Promise<string> {
  const app = await NestFactory.create(RestModule, new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  const document = describeCalls(app, { https: true });
  await app.close();
  return `${stringify(document, { indent: 1, maxLength: 120 })}\n`;
}
