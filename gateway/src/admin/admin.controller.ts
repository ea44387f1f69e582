import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { CleaningService, type CleaningCounts, type DatabaseStatus } from './cleaning.service.js';

@AdminOnly()
@Controller('api/admin')
export class AdminController {
  constructor(private readonly cleaning: CleaningService) {}

  @Get('database-status')
  status(): Promise<DatabaseStatus> {
    return this.cleaning.status();
  }

  @HttpCode(200)
  @Post('clean-database')
  cleanDatabase(@Body(ObjectPipe) body: object): Promise<CleaningCounts> {
    return this.cleaning.cleanDatabase(body);
  }

  @HttpCode(200)
  @Post('clean-candidates')
  cleanCandidates(@Body(ObjectPipe) body: object): Promise<CleaningCounts> {
    return this.cleaning.cleanCandidates(body);
  }
}
