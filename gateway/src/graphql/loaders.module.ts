import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { Metrics } from '@araucaria/platform';
import { CompiledOperations } from './compiled-operations.js';
import { siteOperationNames } from './known-operations.js';
import { LoaderFactory } from './loaders.js';
import { OperationMeter } from './observed-operations.js';

const operationMeter: FactoryProvider<OperationMeter> = {
  provide: OperationMeter,
  inject: [Metrics],
  useFactory: async (metrics: Metrics) => new OperationMeter(await siteOperationNames(), metrics),
};

/** What the execution of an operation needs, by Apollo or without it. */
@Global()
@Module({
  providers: [LoaderFactory, CompiledOperations, operationMeter],
  exports: [LoaderFactory, CompiledOperations, OperationMeter],
})
export class LoadersModule {}
