import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApplyAgainBody,
  ByEmail,
  ByLinkToken,
  CandidatesClient,
  CorrectProfileBody,
  UndoWithdrawalBody,
  WithdrawBody,
} from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { CaptchaService } from '../captcha/captcha.service.js';
import { ApiBodyWith, ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { withConstantDuration } from '../http/constant-duration.js';
import { IdPipe } from '../http/query.js';
import { InterviewIdPipe } from '../interviews/interview-id.js';
import { ForCandidates, Public } from '../sessions/access.js';
import { CandidateSessionsService } from '../sessions/candidate-sessions.service.js';
import { AreaExportService } from './area-export.service.js';
import { CandidateAreaService } from './candidate-area.service.js';
import { LinkSendersService } from './link-senders.service.js';
import { PersonId } from './person-id.decorator.js';

/** 'Minha candidatura': a candidate's own applications, by a session that a mailed link begins. */
@ForCandidates()
@Controller('api/candidate-area')
export class CandidateAreaController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly candidateArea: CandidateAreaService,
    private readonly exports: AreaExportService,
    private readonly sessions: CandidateSessionsService,
    private readonly senders: LinkSendersService,
    private readonly captcha: CaptchaService,
  ) {}

  /** The same response after the same time for every address. */
  @ApiOperation({ summary: 'Sends a link to an address that has applied; needs a solved captcha' })
  @ApiBodyWith(ByEmail, { recaptchaToken: { type: 'string' } })
  @ApiErrors('RECAPTCHA_FAILED', 'TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'login' })
  @HttpCode(202)
  @Post('links')
  async requestLink(@Req() { body, ip }: FastifyRequest) {
    const input = await validateInput(ByEmail, body);
    await this.captcha.verify((body as { recaptchaToken?: unknown }).recaptchaToken, ip);
    await withConstantDuration(this.requestFrom(ip, input));
  }

  private async requestFrom(address: string, { email }: ByEmail): Promise<void> {
    const isSenderLimited = await this.senders.isLimited(email, address);
    await this.candidates.requestAreaLink({ email, isSenderLimited });
  }

  /** A POST with the token in its body: mail scanners open links, and addresses are logged and kept in histories. */
  @ApiOperation({ summary: 'Begins a session by a link, which ends it' })
  @ApiErrors('LINK_GONE', 'TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'login' })
  @HttpCode(204)
  @Post('session')
  async begin(
    @Body(BodyPipe) body: ByLinkToken,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { personId } = await this.candidates.redeemAreaLink(body);
    await this.sessions.begin(request, reply, personId);
  }

  @ApiOperation({ summary: 'Ends the session' })
  @Public()
  @HttpCode(204)
  @Delete('session')
  end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.sessions.end(request, reply);
  }

  @ApiOperation({
    summary: 'Returns the applications of the person, their progress, the profile, and what is kept',
  })
  @Get()
  read(@PersonId() personId: number) {
    return this.candidateArea.read(personId);
  }

  @ApiOperation({ summary: 'Corrects the profile' })
  @HttpCode(204)
  @Put('profile')
  correctProfile(@PersonId() personId: number, @Body(BodyPipe) body: CorrectProfileBody) {
    return this.candidates.correctProfile({ ...body, personId });
  }

  @ApiOperation({
    summary:
      'Applies for another job, or joins the talent bank, with the profile, the consent and the last résumé',
  })
  @ApiErrors('NOT_FOUND', 'JOB_CLOSED', 'ALREADY_APPLIED', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'application' })
  @Post('applications')
  apply(@PersonId() personId: number, @Body(BodyPipe) body: ApplyAgainBody, @Req() { ip }: FastifyRequest) {
    return this.candidates.applyAgain({ ...body, personId, ipAddress: ip });
  }

  @ApiOperation({ summary: 'Withdraws an application, which cancels its interviews' })
  @ApiErrors('CHANGED_MEANWHILE')
  @HttpCode(200)
  @Post('applications/:id/withdrawal')
  withdraw(
    @PersonId() personId: number,
    @Param('id', IdPipe) id: number,
    @Body(BodyPipe) body: WithdrawBody,
  ) {
    return this.candidateArea.withdraw(personId, id, body);
  }

  @ApiOperation({ summary: 'Undoes a withdrawal within a minute' })
  @ApiErrors('UNDO_EXPIRED', 'CHANGED_MEANWHILE')
  @HttpCode(204)
  @Post('applications/:id/withdrawal/undo')
  undoWithdrawal(
    @PersonId() personId: number,
    @Param('id', IdPipe) id: number,
    @Body(BodyPipe) { changeId }: UndoWithdrawalBody,
  ) {
    return this.candidates.undoWithdrawal({ personId, id, changeId });
  }

  @ApiOperation({ summary: 'Downloads the calendar entry of an interview' })
  @ApiProduces('text/calendar')
  @Header('content-disposition', 'attachment; filename="entrevista.ics"')
  @Get('interviews/:id/calendar.ics')
  async calendar(@PersonId() personId: number, @Param('id', InterviewIdPipe) id: string) {
    const { content } = await this.candidateArea.calendarFile(personId, id);
    return new StreamableFile(Buffer.from(content), { type: 'text/calendar; charset=utf-8' });
  }

  @ApiOperation({ summary: 'Erases the entry in the talent bank' })
  @ApiErrors('NOT_FOUND', 'LEGAL_HOLD')
  @HttpCode(204)
  @Delete('talent-bank')
  leaveTalentBank(@PersonId() personId: number) {
    return this.candidates.leaveTalentBank({ personId });
  }

  @ApiOperation({ summary: 'Downloads the data and files of the person' })
  @ApiProduces('application/zip')
  @Header('content-disposition', 'attachment; filename="minha-candidatura.zip"')
  @Header('cache-control', 'private, no-store')
  @Get('export.zip')
  async export(@PersonId() personId: number) {
    return new StreamableFile(await this.exports.zip(personId), { type: 'application/zip' });
  }

  @ApiOperation({
    summary: 'Erases the person with all applications, and ends the session; the e-mail confirms it',
  })
  @ApiErrors('WRONG_CONFIRMATION', 'LEGAL_HOLD')
  @HttpCode(204)
  @Post('erasure')
  async erase(
    @PersonId() personId: number,
    @Body(BodyPipe) body: ByEmail,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.candidateArea.erase(personId, body);
    await this.sessions.end(request, reply);
  }
}
