import { Body, Controller, Get, Header, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, type SchemaObject } from '@nestjs/swagger';
import {
  ChangeInterviewStatusBody,
  ConfirmInterviewBody,
  InterviewFilter,
  InterviewsClient,
  NotificationsClient,
  RescheduleInterviewBody,
  ScheduleInterview,
  SetInterviewersBody,
  SlotsOfDay,
  scopesOf,
  type InterviewView,
} from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { jsonArrayOf } from '../exports/json-array-stream.js';
import { BodyPipe } from '../http/body.pipe.js';
import { text, type Query as QueryParameters } from '../http/query.js';
import { Public, Requires } from '../sessions/access.js';
import { InterviewDetailsService, type InterviewInvitation } from './interview-details.service.js';
import { InterviewIdPipe } from './interview-id.js';
import { interviewQuery } from './interview-query.js';

const { startDate, endDate } = inputProperties(InterviewFilter);
const FILTERS: Record<string, SchemaObject> = {
  status: { type: 'string', description: 'A status, `pending`, `confirmed` or `all`' },
  job: { type: 'string', description: 'An id, `talent-bank` or `all`' },
  search: { type: 'string' },
  startDate,
  endDate,
};

@Requires('interviews.read')
@Controller('api/interviews')
export class InterviewsController {
  constructor(
    private readonly interviews: InterviewsClient,
    private readonly notifications: NotificationsClient,
    private readonly details: InterviewDetailsService,
  ) {}

  @ApiOperation({ summary: 'Lists all interviews' })
  @Get()
  async list() {
    return jsonArrayOf(await this.interviews.ids({}), (ids) => this.interviews.byIds({ ids }));
  }

  @ApiOperation({ summary: 'Lists interviews with candidate and job' })
  @ApiQueries(FILTERS)
  @Get('with-details')
  async withDetails(@Query() query: QueryParameters) {
    const all = await this.interviews.ids(interviewQuery(query));
    return jsonArrayOf(all, (ids) => this.details.byIds(ids));
  }

  @ApiOperation({ summary: 'Counts interviews by state' })
  @Get('counts')
  counts() {
    return this.interviews.counts({});
  }

  @ApiOperation({ summary: 'Lists the free slots of a day' })
  @ApiQuery({ name: 'day', schema: inputProperties(SlotsOfDay).day })
  @Requires('interviews.manage')
  @Get('slots')
  slots(@Query() query: QueryParameters) {
    return this.interviews.slots({ day: text(query, 'day') ?? '' });
  }

  @ApiOperation({
    summary:
      'Returns an interview: to the candidate by the link, in full to those who may see all interviews',
  })
  @Public()
  @Get(':id')
  async byId(@Param('id', InterviewIdPipe) id: string): Promise<SpecifiedInvitation | InterviewView> {
    const actor = currentActor();
    const seesAll = actor !== undefined && scopesOf(actor, 'interviews.read').has('all');
    return seesAll ? this.details.full(id) : specified(await this.details.invitation(id));
  }

  @ApiOperation({ summary: 'Schedules an interview' })
  @ApiErrors('NOT_FOUND', 'SLOT_TAKEN', 'FORM_ALREADY_SENT')
  @Requires('interviews.manage')
  @Post()
  schedule(@Body(BodyPipe) body: ScheduleInterview) {
    return this.interviews.schedule(body);
  }

  @ApiOperation({ summary: 'Moves an interview to another time' })
  @ApiErrors('SLOT_TAKEN', 'CHANGED_MEANWHILE')
  @Requires('interviews.manage')
  @Put(':id')
  reschedule(@Param('id', InterviewIdPipe) id: string, @Body(BodyPipe) body: RescheduleInterviewBody) {
    return this.interviews.reschedule({ ...body, id });
  }

  @ApiOperation({ summary: 'Replaces the users who interview' })
  @Requires('interviews.manage')
  @Put(':id/interviewers')
  setInterviewers(@Param('id', InterviewIdPipe) id: string, @Body(BodyPipe) body: SetInterviewersBody) {
    return this.interviews.setInterviewers({ ...body, id });
  }

  @ApiOperation({ summary: 'Completes or cancels an interview, with feedback' })
  @ApiErrors('SLOT_TAKEN', 'CHANGED_MEANWHILE')
  @Requires('interviews.conclude')
  @Put(':id/status')
  changeStatus(@Param('id', InterviewIdPipe) id: string, @Body(BodyPipe) body: ChangeInterviewStatusBody) {
    return this.interviews.changeStatus({ ...body, id });
  }

  @ApiOperation({ summary: 'Downloads the calendar entry of an interview, for the candidate' })
  @ApiProduces('text/calendar')
  @Header('content-disposition', 'attachment; filename="entrevista.ics"')
  @Public()
  @Get(':id/calendar.ics')
  async calendar(@Param('id', InterviewIdPipe) id: string) {
    const { content } = await this.notifications.calendarEntry({ interviewId: id });
    return new StreamableFile(Buffer.from(content), { type: 'text/calendar; charset=utf-8' });
  }

  @ApiOperation({ summary: 'Confirms an interview for the candidate' })
  @ApiErrors('CHANGED_MEANWHILE')
  @Public()
  @Put(':id/confirm')
  async confirm(
    @Param('id', InterviewIdPipe) id: string,
    @Body(BodyPipe) { confirmMethod, from }: ConfirmInterviewBody,
  ) {
    return specified(await this.details.confirm({ id, confirmMethod, from }));
  }
}

/** The specification lets the holder of a link read nothing else by REST. The site asks GraphQL. */
type SpecifiedInvitation = Omit<
  InterviewInvitation,
  'durationMinutes' | 'rescheduleRequestedAt' | 'declinedAt'
>;

function specified(invitation: InterviewInvitation): SpecifiedInvitation {
  const { id, jobId, interviewType, interviewDate, notes, status, ...others } = invitation;
  const { confirmedBy, confirmedAt, candidateName, jobTitle } = others;
  return {
    ...{ id, candidateName, jobId, jobTitle, interviewType, interviewDate, notes, status },
    ...{ confirmedBy, confirmedAt },
  };
}
