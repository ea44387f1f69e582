import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type { CandidatesRpc, ChangeStatuses, RpcClient, StatusChange } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { ObjectPipe } from '../http/query.js';
import { AdminOnly } from '../session/access.js';

/** Changes of status as wholes: for many candidates at once, and back. */
@AdminOnly()
@Controller('api/candidates')
export class StatusChangesController {
  constructor(@Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>) {}

  @Put('status')
  change(@Body(ObjectPipe) body: ChangeStatuses): Promise<StatusChange> {
    return this.candidates.changeStatuses(body);
  }

  @HttpCode(200)
  @Post('status-changes/:changeId/undo')
  undo(@Param('changeId') changeId: string): Promise<StatusChange> {
    return this.candidates.undoStatusChange({ changeId });
  }
}
