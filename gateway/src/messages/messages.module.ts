import { Module } from '@nestjs/common';
import { MessageTemplatesController } from './message-templates.controller.js';
import { MessagesResolver } from './messages.resolver.js';

@Module({ controllers: [MessageTemplatesController], providers: [MessagesResolver] })
export class MessagesModule {}
