import { Module } from '@nestjs/common';
import { GatewayConfig } from '../gateway-config.js';
import { LoginModule } from '../login/login.module.js';
import { IdentityProviderService } from './identity-provider.service.js';
import { SignOnAttemptsService } from './sign-on-attempts.service.js';
import { readSingleSignOnConfig, SingleSignOnConfig } from './single-sign-on-config.js';
import { SingleSignOnController } from './single-sign-on.controller.js';
import { SingleSignOnService } from './single-sign-on.service.js';

@Module({
  imports: [LoginModule],
  controllers: [SingleSignOnController],
  providers: [
    {
      provide: SingleSignOnConfig,
      inject: [GatewayConfig],
      useFactory: ({ publicUrl }: GatewayConfig) => readSingleSignOnConfig(publicUrl),
    },
    IdentityProviderService,
    SignOnAttemptsService,
    SingleSignOnService,
  ],
})
export class SingleSignOnModule {}
