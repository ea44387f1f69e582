import { Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { gatewayConfig } from '../gateway-config.js';
import type { GraphqlContext } from './graphql-context.js';
import { formatError } from './graphql-errors.js';
import { LoaderFactory } from './loaders.js';
import { LoadersModule } from './loaders.module.js';
import { SCHEMA_FILES } from './merge-schema.js';

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [LoadersModule],
      inject: [LoaderFactory],
      useFactory: (loaders: LoaderFactory): ApolloDriverConfig => ({
        path: '/graphql',
        typePaths: SCHEMA_FILES,
        context: (request: FastifyRequest): GraphqlContext => ({ request, loaders: loaders.create() }),
        introspection: !gatewayConfig().production,
        graphiql: false,
        allowBatchedHttpRequests: false,
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        formatError,
      }),
    }),
  ],
})
export class GraphqlModule {}
