import { Global, Module } from '@nestjs/common';
import { GatewayConfig, readGatewayConfig } from './gateway-config.js';

@Global()
@Module({
  providers: [{ provide: GatewayConfig, useFactory: () => readGatewayConfig() }],
  exports: [GatewayConfig],
})
export class ConfigModule {}
