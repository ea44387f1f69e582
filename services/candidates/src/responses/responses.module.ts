import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import { ResponseSettingsService } from './response-settings.service.js';
import { ResponsesListener } from './responses.listener.js';
import { ResponsesService } from './responses.service.js';

@Module({
  imports: [ListsModule],
  providers: [RejectionReasonsService, ResponseSettingsService, ResponsesService, ResponsesListener],
  exports: [RejectionReasonsService, ResponsesService],
})
export class ResponsesModule {}
