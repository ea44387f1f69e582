import { Module } from '@nestjs/common';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
