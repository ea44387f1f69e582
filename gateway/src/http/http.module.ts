import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { DirectResponseService } from './direct-response.service.js';
import { ErrorFilter } from './error.filter.js';
import { OverloadService } from './overload.service.js';
import { RateLimitService } from './rate-limit.service.js';
import { RefusalsService } from './refusals.service.js';

@Global()
@Module({
  providers: [
    DirectResponseService,
    OverloadService,
    RateLimitService,
    RefusalsService,
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [DirectResponseService, OverloadService, RateLimitService, RefusalsService],
})
export class HttpModule {}
