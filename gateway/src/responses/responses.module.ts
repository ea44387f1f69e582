import { Module } from '@nestjs/common';
import { ResponsesResolver } from './responses.resolver.js';

@Module({ providers: [ResponsesResolver] })
export class ResponsesModule {}
