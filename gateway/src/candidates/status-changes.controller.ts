import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { CandidatesClient, ChangeStatuses } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Requires } from '../sessions/access.js';

/** Changes of status as wholes: for many candidates at once, and back. */
@Requires('candidates.decide')
@Controller('api/candidates')
export class StatusChangesController {
  constructor(private readonly candidates: CandidatesClient) {}

  @ApiOperation({ summary: 'Changes the status of up to 500 candidates, all or none' })
  @ApiErrors('CHANGED_MEANWHILE')
  @Put('status')
  change(@Body(BodyPipe) body: ChangeStatuses) {
    return this.candidates.changeStatuses(body);
  }

  @ApiOperation({ summary: 'Undoes a change of status, within a minute' })
  @ApiErrors('UNDO_EXPIRED', 'CHANGED_MEANWHILE')
  @HttpCode(200)
  @Post('status-changes/:changeId/undo')
  undo(@Param('changeId') changeId: string) {
    return this.candidates.undoStatusChange({ changeId });
  }
}
