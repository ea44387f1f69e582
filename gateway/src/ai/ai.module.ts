import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { AiResolver } from './ai.resolver.js';
import { AssistantService } from './assistant.service.js';

@Module({ controllers: [AiController], providers: [AssistantService, AiResolver] })
export class AiModule {}
