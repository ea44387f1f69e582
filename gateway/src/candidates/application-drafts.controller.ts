import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ByLinkToken, CandidatesClient, ConfirmDraft, DiscardDraft } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Public } from '../sessions/access.js';
import { ApplicationSendersService } from './application-senders.service.js';

/**
 * Applications that were sent with a known e-mail, and are finished by a mailed link. Every call is a POST with the token in its
 * body: mail scanners open links, and addresses are logged and kept in histories.
 */
@Public()
@Controller('api/application-drafts')
export class ApplicationDraftsController {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly senders: ApplicationSendersService,
  ) {}

  @ApiOperation({
    summary: 'Returns what a link finishes, beside the profile of the person; does not use it',
  })
  @ApiErrors('TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('state')
  state(@Body(BodyPipe) { token }: ByLinkToken, @Req() request: FastifyRequest) {
    const sender = this.senders.find(request);
    return this.candidates.draftLink({ token, ...(sender !== undefined && { sender }) });
  }

  @ApiOperation({ summary: 'Deletes a draft of a link, which stays open for the others' })
  @ApiErrors('LINK_GONE', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(204)
  @Post('discard')
  discard(@Body(BodyPipe) body: DiscardDraft) {
    return this.candidates.discardDraft(body);
  }

  @ApiOperation({ summary: 'Sends the application of a draft by its link, which ends it' })
  @ApiErrors('LINK_GONE', 'NOT_FOUND', 'JOB_CLOSED', 'ALREADY_APPLIED', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @Post('confirmation')
  confirm(@Body(BodyPipe) body: ConfirmDraft) {
    return this.candidates.confirmDraft(body);
  }
}
