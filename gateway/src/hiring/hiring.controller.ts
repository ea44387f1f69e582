import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, type SchemaObject } from '@nestjs/swagger';
import { CandidatesClient, HiringFilter, NotificationsClient, RecentHires } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { inputProperties } from '../docs/input-schema.js';
import { pick, whole, type Query as QueryParameters } from '../http/query.js';
import { Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';

const JOB: SchemaObject = { type: 'string', description: 'An id, `talent-bank` or `all`' };
const FILTERS = { ...inputProperties(HiringFilter), job: JOB };

const filterOf = (query: QueryParameters): Promise<HiringFilter> =>
  validateInput(HiringFilter, pick(HiringFilter, query));

@Requires('hiring.read')
@Controller('api/hiring')
export class HiringController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly notifications: NotificationsClient,
  ) {}

  @ApiOperation({ summary: 'Returns the figures of hiring, of those who registered in a period' })
  @ApiQueries(FILTERS)
  @Get('dashboard')
  async dashboard(@Query() query: QueryParameters) {
    return this.candidates.hiringSummary(await filterOf(query));
  }

  @ApiOperation({ summary: 'Lists the last hires' })
  @ApiQueries({ ...inputProperties(RecentHires), job: JOB })
  @Get('recent-hires')
  recentHires(@Query() query: QueryParameters) {
    return this.candidates.recentHires({ ...pick(HiringFilter, query), limit: whole(query, 'limit') });
  }

  @ApiOperation({ summary: 'Lists candidates who are being hired' })
  @ApiQueries(FILTERS)
  @Get('in-progress')
  async inProgress(@Query() query: QueryParameters) {
    return this.candidates.hiringInProgress(await filterOf(query));
  }

  @ApiOperation({ summary: 'Counts candidates at each hiring step' })
  @ApiQueries(FILTERS)
  @Get('stages')
  async stages(@Query() query: QueryParameters) {
    return this.candidates.hiringStages(await filterOf(query));
  }

  @ApiOperation({ summary: 'Counts the hires of a period by day, week or month' })
  @ApiQueries(FILTERS)
  @Get('timeline')
  timeline(@Query() query: QueryParameters) {
    return this.candidates.hireTimeline(pick(HiringFilter, query));
  }

  @ApiOperation({ summary: 'Counts the hires of the last twelve months' })
  @Get('hires-per-month')
  hiresPerMonth() {
    return this.candidates.hiresPerMonth();
  }

  @ApiOperation({ summary: 'Sends the hiring report to the acting user by e-mail' })
  @ApiErrors('VALIDATION_FAILED')
  @FreshFactor()
  @HttpCode(202)
  @Requires('hiring.report')
  @Post('report')
  report() {
    return this.notifications.requestHiringReport({});
  }
}
