import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import { RejectionService } from './rejection.service.js';
import { ResponseSettingsService } from './response-settings.service.js';
import { ResponsesListener } from './responses.listener.js';
import { ResponsesService } from './responses.service.js';

@Module({
  imports: [ListsModule],
  providers: [
    RejectionReasonsService,
    RejectionService,
    ResponseSettingsService,
    ResponsesService,
    ResponsesListener,
  ],
  exports: [RejectionService, ResponsesService],
})
export class ResponsesModule {}
