import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type {
  CandidatesRpc,
  ChangeScore,
  ChangeStatus,
  DecideCandidate,
  RpcClient,
  SetHiringStep,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';
import { toResponse, type CandidateResponse } from './candidate-response.js';

/** What staff decide about a candidate. */
@AdminOnly()
@Controller('api/candidates/:id')
export class PipelineController {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Put('status')
  async changeStatus(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: ChangeStatus,
  ): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeStatus({ ...body, id }));
  }

  @Put('score')
  async changeScore(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: ChangeScore,
  ): Promise<CandidateResponse> {
    return toResponse(await this.candidates.changeScore({ ...body, id }));
  }

  @HttpCode(200)
  @Post('approve')
  async approve(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: DecideCandidate,
  ): Promise<CandidateResponse> {
    return toResponse(await this.candidates.approve({ ...body, id }));
  }

  @HttpCode(200)
  @Post('reject')
  async reject(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: DecideCandidate,
  ): Promise<CandidateResponse> {
    return toResponse(await this.candidates.reject({ ...body, id }));
  }

  @Put('hiring-step')
  async setHiringStep(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: SetHiringStep,
  ): Promise<CandidateResponse> {
    return toResponse(await this.candidates.setHiringStep({ ...body, id }));
  }
}
