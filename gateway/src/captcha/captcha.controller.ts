import { Controller, Get, Header } from '@nestjs/common';
import { AppError } from '@araucaria/platform';
import { Public } from '../session/access.js';
import { Captcha } from './captcha.js';

@Public()
@Controller('api/recaptcha')
export class CaptchaController {
  constructor(private readonly captcha: Captcha) {}

  @Get('site-key')
  siteKey(): { siteKey: string; provider: string } {
    const { siteKey, name } = this.captcha.provider;
    return { siteKey, provider: name };
  }

  @Header('cache-control', 'no-store')
  @Get('challenge')
  async challenge(): Promise<object> {
    const challenge = await this.captcha.provider.challenge?.();
    if (!challenge) throw new AppError('NOT_FOUND', 'Este verificador não usa desafios próprios.');
    return challenge;
  }
}
