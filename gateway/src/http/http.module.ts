import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { DirectAnswers } from './direct-answers.js';
import { ErrorFilter } from './error.filter.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  providers: [DirectAnswers, RateLimits, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [DirectAnswers, RateLimits],
})
export class HttpModule {}
