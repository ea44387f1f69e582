import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.js';
import { AdminResolver } from './admin.resolver.js';
import { CleaningService } from './cleaning.service.js';
import { DatabaseStatusService } from './database-status.service.js';

@Module({
  controllers: [AdminController],
  providers: [CleaningService, DatabaseStatusService, AdminResolver],
})
export class AdminModule {}
