import { Module, type Type } from '@nestjs/common';
import { freePort } from '@araucaria/local/ports';
import { PlatformModule, createApp, serveCalls } from '@araucaria/platform';

export interface ServiceStub {
  /** For the variables `<SERVICE>_RPC`. */
  address: string;
  stop(): Promise<void>;
}

/** Serves the calls of a controller over real TCP, as the services do whose calls they are. */
export async function startServiceStub(controller: Type): Promise<ServiceStub> {
  @Module({ imports: [PlatformModule], controllers: [controller] })
  class StubModule {}

  const port = await freePort();
  const app = await createApp(StubModule);
  serveCalls(app, { host: '127.0.0.1', port });
  await app.startAllMicroservices();
  await app.init();
  return { address: `127.0.0.1:${port}`, stop: () => app.close() };
}
