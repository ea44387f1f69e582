import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { AdminOnly } from '../session/access.js';
import {
  CleaningService,
  Confirmation,
  type CleaningCounts,
  type DatabaseStatus,
} from './cleaning.service.js';

@AdminOnly()
@Controller('api/admin')
export class AdminController {
  constructor(private readonly cleaning: CleaningService) {}

  @ApiOperation({ summary: 'Counts the stored records and returns the phrase that confirms a cleaning' })
  @Get('database-status')
  status(): Promise<DatabaseStatus> {
    return this.cleaning.status();
  }

  @ApiOperation({ summary: 'Deletes everything but the acting administrator' })
  @ApiErrors('WRONG_CONFIRMATION', 'UNAVAILABLE')
  @HttpCode(200)
  @Post('clean-database')
  cleanDatabase(@Body(BodyPipe) body: Confirmation): Promise<CleaningCounts> {
    return this.cleaning.cleanDatabase(body);
  }

  @ApiOperation({ summary: 'Deletes candidates and everything that refers to them' })
  @ApiErrors('WRONG_CONFIRMATION', 'UNAVAILABLE')
  @HttpCode(200)
  @Post('clean-candidates')
  cleanCandidates(@Body(BodyPipe) body: Confirmation): Promise<CleaningCounts> {
    return this.cleaning.cleanCandidates(body);
  }
}
