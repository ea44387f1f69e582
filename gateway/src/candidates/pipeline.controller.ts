import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  CandidatesClient,
  ChangeScoreBody,
  ChangeStatusBody,
  DecideCandidateBody,
  SetHiringStepBody,
} from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { toResponse } from './candidate-response.js';

@Requires('candidates.decide')
@Controller('api/candidates/:id')
export class PipelineController {
  constructor(private readonly candidates: CandidatesClient) {}

  @ApiOperation({ summary: 'Changes the status' })
  @ApiErrors('CHANGED_MEANWHILE', 'HIRED')
  @Put('status')
  async changeStatus(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: ChangeStatusBody) {
    return toResponse(await this.candidates.changeStatus({ ...body, id }));
  }

  @ApiOperation({ summary: 'Sets the score, 0 to 100' })
  @ApiErrors('CHANGED_MEANWHILE')
  @Put('score')
  async changeScore(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: ChangeScoreBody) {
    return toResponse(await this.candidates.changeScore({ ...body, id }));
  }

  @ApiOperation({ summary: 'Approves' })
  @ApiErrors('CHANGED_MEANWHILE')
  @HttpCode(200)
  @Post('approve')
  async approve(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: DecideCandidateBody) {
    return toResponse(await this.candidates.approve({ ...body, id }));
  }

  @ApiOperation({ summary: 'Rejects' })
  @ApiErrors('CHANGED_MEANWHILE')
  @HttpCode(200)
  @Post('reject')
  async reject(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: DecideCandidateBody) {
    return toResponse(await this.candidates.reject({ ...body, id }));
  }

  @ApiOperation({ summary: 'Moves through hiring' })
  @ApiErrors('CHANGED_MEANWHILE', 'NOT_APPROVED')
  @Requires('hiring.manage')
  @Put('hiring-step')
  async setHiringStep(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: SetHiringStepBody) {
    return toResponse(await this.candidates.setHiringStep({ ...body, id }));
  }
}
