import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ConfirmCleaning } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { CleaningService } from './cleaning.service.js';
import { DatabaseStatusService } from './database-status.service.js';

@Requires('database.clean')
@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly cleanings: CleaningService,
    private readonly databaseStatus: DatabaseStatusService,
  ) {}

  @ApiOperation({ summary: 'Counts the stored records and returns the phrase that confirms a cleaning' })
  @Get('database-status')
  status() {
    return this.databaseStatus.read();
  }

  @ApiOperation({ summary: 'Deletes everything but the acting administrator' })
  @ApiErrors('WRONG_CONFIRMATION', 'CLEANING_RUNNING', 'LAST_ADMIN', 'LEGAL_HOLD', 'UNAVAILABLE')
  @FreshFactor()
  @HttpCode(200)
  @Post('clean-database')
  cleanDatabase(@Body(BodyPipe) body: ConfirmCleaning) {
    return this.cleanings.clean('database', body);
  }

  @ApiOperation({ summary: 'Deletes candidates and everything that refers to them' })
  @ApiErrors('WRONG_CONFIRMATION', 'CLEANING_RUNNING', 'LAST_ADMIN', 'LEGAL_HOLD', 'UNAVAILABLE')
  @FreshFactor()
  @HttpCode(200)
  @Post('clean-candidates')
  cleanCandidates(@Body(BodyPipe) body: ConfirmCleaning) {
    return this.cleanings.clean('candidates', body);
  }
}
