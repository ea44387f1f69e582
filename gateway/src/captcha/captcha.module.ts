import { Global, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { gatewayConfig } from '../gateway-config.js';
import { REDIS } from '../redis.module.js';
import { AltchaProvider } from './altcha.provider.js';
import { Captcha } from './captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { RecaptchaProvider } from './recaptcha.provider.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [
    {
      provide: Captcha,
      inject: [REDIS],
      useFactory: (redis: Redis) => {
        const { captchaSecret, recaptcha } = gatewayConfig();
        return new Captcha(
          recaptcha
            ? new RecaptchaProvider(recaptcha.siteKey, recaptcha.secret)
            : new AltchaProvider(captchaSecret, redis),
        );
      },
    },
  ],
  exports: [Captcha],
})
export class CaptchaModule {}
