import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorFilter } from './error.filter.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, { provide: APP_FILTER, useClass: ErrorFilter }], exports: [RateLimits] })
export class HttpModule {}
