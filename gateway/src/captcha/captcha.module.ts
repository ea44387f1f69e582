import { Global, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { GatewayConfig } from '../gateway-config.js';
import { REDIS } from '../redis.module.js';
import { AltchaProvider } from './altcha.provider.js';
import { CaptchaController } from './captcha.controller.js';
import { CaptchaService } from './captcha.service.js';
import { RecaptchaProvider } from './recaptcha.provider.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [
    {
      provide: CaptchaService,
      inject: [REDIS, GatewayConfig],
      useFactory: (redis: Redis, { captchaSecrets, captchaKeys, recaptcha, publicUrl }: GatewayConfig) =>
        new CaptchaService(
          recaptcha
            ? new RecaptchaProvider({ ...recaptcha, hostname: publicUrl.hostname })
            : new AltchaProvider(captchaSecrets, captchaKeys, redis),
        ),
    },
  ],
  exports: [CaptchaService],
})
export class CaptchaModule {}
