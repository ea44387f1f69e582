import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { ClientClass } from '@araucaria/contracts';
import { RpcClients } from './rpc-client.js';

/** The services that a process calls. The root module imports it once. */
@Global()
@Module({})
export class RpcModule {
  /**
   * Provides each client under its class: `constructor(private readonly jobs: JobsClient)`.
   * The addresses of the replicas of a service come from `<SERVICE>_RPC`.
   */
  static forClients(...clients: Array<ClientClass<object>>): DynamicModule {
    const providers = clients.map((client) => ({
      provide: client,
      inject: [RpcClients],
      useFactory: (all: RpcClients) => all.of(client.contract),
    }));
    return { module: RpcModule, providers, exports: clients };
  }
}
