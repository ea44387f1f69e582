import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AppError } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { Public } from '../sessions/access.js';
import type { CaptchaProvider } from './captcha-provider.js';
import { CaptchaService } from './captcha.service.js';

@Public()
@Controller('api/recaptcha')
export class CaptchaController {
  constructor(private readonly captcha: CaptchaService) {}

  @ApiOperation({ summary: 'Names the captcha that protects login and application' })
  @Get('site-key')
  siteKey(): { siteKey: string; provider: CaptchaProvider['name'] } {
    const { siteKey, name } = this.captcha.provider;
    return { siteKey, provider: name };
  }

  @ApiOperation({ summary: 'Returns a challenge of the ALTCHA widget' })
  @ApiErrors('NOT_FOUND')
  @Header('cache-control', 'no-store')
  @Get('challenge')
  async challenge() {
    const challenge = await this.captcha.provider.challenge?.();
    if (!challenge) throw new AppError('NOT_FOUND', 'Este verificador não usa desafios próprios.');
    return challenge;
  }
}
