import { Controller, Req, Sse } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { Requires } from '../sessions/access.js';
import { LiveFeedService } from './live-feed.service.js';

/** Characters that may wait for a browser that does not read; then it is dropped, comes back and asks anew. */
const MOST_WAITING = 64 * 1024;

@Requires('live.follow')
@Controller('api/live')
export class LiveController {
  constructor(private readonly feed: LiveFeedService) {}

  @ApiOperation({ summary: 'Streams the names and ids of events as they happen (server-sent events)' })
  @ApiProduces('text/event-stream')
  @Sse('', { maxPendingDataLength: MOST_WAITING })
  watch(@Req() { context, session }: FastifyRequest) {
    if (!context.actor) throw new AppError('UNAUTHENTICATED');
    return this.feed.watch(context.actor, session.sessionId);
  }
}
