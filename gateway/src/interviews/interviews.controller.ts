import { Body, Controller, Get, Inject, Param, Post, Put, Query } from '@nestjs/common';
import type {
  ChangeInterviewStatus,
  ConfirmInterview,
  InterviewCounts,
  InterviewView,
  InterviewsRpc,
  RescheduleInterview,
  RpcClient,
  ScheduleInterview,
  SlotView,
} from '@araucaria/contracts';
import { currentActor, rpcToken } from '@araucaria/platform';
import { ObjectPipe, text, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly, Public } from '../session/access.js';
import {
  InterviewDetails,
  type InterviewInvitation,
  type InterviewWithDetails,
} from './interview-details.js';
import { InterviewIdPipe } from './interview-id.js';
import { interviewQuery } from './interview-query.js';

@AdminOnly()
@Controller('api/interviews')
export class InterviewsController {
  constructor(
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    private readonly details: InterviewDetails,
  ) {}

  @Get()
  list(): Promise<InterviewView[]> {
    return this.interviews.list({});
  }

  @Get('with-details')
  withDetails(@Query() query: QueryParameters): Promise<InterviewWithDetails[]> {
    return this.details.list(interviewQuery(query));
  }

  @Get('counts')
  counts(): Promise<InterviewCounts> {
    return this.interviews.counts();
  }

  @Get('slots')
  slots(@Query() query: QueryParameters): Promise<SlotView[]> {
    return this.interviews.slots({ day: text(query, 'day') ?? '' });
  }

  /** By the candidate's link; administrators see all of it, at any time. */
  @Public()
  @Get(':id')
  byId(@Param('id', InterviewIdPipe) id: string): Promise<InterviewInvitation | InterviewView> {
    return currentActor()?.isAdmin ? this.details.full(id) : this.details.invitation(id);
  }

  @Post()
  schedule(@Body(ObjectPipe) body: ScheduleInterview): Promise<InterviewView> {
    return this.interviews.schedule(body);
  }

  @Put(':id')
  reschedule(
    @Param('id', InterviewIdPipe) id: string,
    @Body(ObjectPipe) body: RescheduleInterview,
  ): Promise<InterviewView> {
    return this.interviews.reschedule({ ...body, id });
  }

  @Put(':id/status')
  changeStatus(
    @Param('id', InterviewIdPipe) id: string,
    @Body(ObjectPipe) body: ChangeInterviewStatus,
  ): Promise<InterviewView> {
    return this.interviews.changeStatus({ ...body, id });
  }

  @Public()
  @Put(':id/confirm')
  confirm(
    @Param('id', InterviewIdPipe) id: string,
    @Body(ObjectPipe) { confirmMethod, from }: ConfirmInterview,
  ): Promise<InterviewInvitation> {
    return this.details.confirm({ id, confirmMethod, from });
  }
}
