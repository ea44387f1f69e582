import { Module } from '@nestjs/common';
import { HiringController } from './hiring.controller.js';
import { HiringResolver } from './hiring.resolver.js';

@Module({ controllers: [HiringController], providers: [HiringResolver] })
export class HiringModule {}
