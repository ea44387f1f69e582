import { Module } from '@nestjs/common';
import { SavedViewsRpcController } from './saved-views.rpc.js';
import { SavedViewsService } from './saved-views.service.js';

@Module({
  controllers: [SavedViewsRpcController],
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
