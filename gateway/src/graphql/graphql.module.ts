import { Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { log } from '@araucaria/platform';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { GatewayConfig } from '../gateway-config.js';
import { RefusalsService } from '../http/refusals.service.js';
import type { GraphqlContext } from './graphql-context.js';
import { compiledExecution } from './compiled-execution.js';
import { CompiledOperations } from './compiled-operations.js';
import { ENUM_VALUES } from './enum-values.js';
import { protectFields } from './field-permissions.js';
import { createErrorFormatter } from './graphql-errors.js';
import { LoaderFactory } from './loaders.js';
import { LoadersModule } from './loaders.module.js';
import { SCHEMA_FILES } from './merge-schema.js';
import { OperationMeter, observedOperations } from './observed-operations.js';
import { MAX_TOKENS } from './operation-limits.js';

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [LoadersModule],
      inject: [
        ...[LoaderFactory, CompiledOperations, OperationMeter, GatewayConfig],
        ...[RefusalsService, AccessAuditService],
      ],
      useFactory: (
        loaders: LoaderFactory,
        operations: CompiledOperations,
        meter: OperationMeter,
        { production }: GatewayConfig,
        refusals: RefusalsService,
        audits: AccessAuditService,
      ): ApolloDriverConfig => {
        const formatError = createErrorFormatter(!production, refusals, audits);
        operations.useErrorFormatter(formatError);
        return {
          path: '/graphql',
          typePaths: SCHEMA_FILES,
          resolvers: ENUM_VALUES,
          transformSchema: protectFields,
          context: (request: FastifyRequest, reply: FastifyReply): GraphqlContext => ({
            ...{ request, reply },
            loaders: loaders.create(),
          }),
          introspection: !production,
          graphiql: false,
          allowBatchedHttpRequests: false,
          includeStacktraceInErrorResponses: false,
          autoTransformHttpErrors: false,
          formatError,
          logger: {
            debug: (message) => log.debug(message),
            info: (message) => log.debug(message),
            warn: (message) => log.warn(message),
            error: (message) => log.error(message),
          },
          // `guardDocuments` has checked every document. These limits are a second line of defence.
          parseOptions: { maxTokens: MAX_TOKENS },
          persistedQueries: false,
          hideSchemaDetailsFromClientErrors: production,
          plugins: [observedOperations(meter), compiledExecution(operations)] as ApolloServerPlugin[],
        };
      },
    }),
  ],
})
export class GraphqlModule {}
