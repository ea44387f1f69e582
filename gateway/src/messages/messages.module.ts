import { Module } from '@nestjs/common';
import { MessageTemplatesController } from './message-templates.controller.js';
import { MessagesResolver } from './messages.resolver.js';
import { WhatsAppController } from './whatsapp.controller.js';

@Module({ controllers: [MessageTemplatesController, WhatsAppController], providers: [MessagesResolver] })
export class MessagesModule {}
