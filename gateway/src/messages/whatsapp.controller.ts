import { createHmac, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NotificationsClient } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { GatewayConfig } from '../gateway-config.js';
import { text, type Query as QueryParameters } from '../http/query.js';
import { Public } from '../sessions/access.js';
import { readWebhook } from './whatsapp-payload.js';

/** Meta's own limit for one call. */
const MAX_PAYLOAD_BYTES = 3 * 1024 * 1024;

/**
 * The webhook of WhatsApp's Cloud API. It responds 200 once the updates are in the outbox of the notifications service.
 * After any other response WhatsApp retries for days, so no update is lost while the system is down.
 */
@Public()
@Controller('api/whatsapp/webhook')
export class WhatsAppController {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly config: GatewayConfig,
  ) {}

  @ApiOperation({ summary: 'Answers the handshake by which WhatsApp verifies the webhook' })
  @ApiProduces('text/plain')
  @ApiErrors('FORBIDDEN', 'NOT_FOUND')
  @Header('content-type', 'text/plain')
  @Get()
  handshake(@Query() query: QueryParameters): string {
    const { verifyTokens } = this.account();
    const token = text(query, 'hub.verify_token');
    if (text(query, 'hub.mode') !== 'subscribe' || !verifyTokens.some((own) => isSame(token, own)))
      throw new AppError('FORBIDDEN', 'O código de verificação não confere.');
    return text(query, 'hub.challenge') ?? '';
  }

  @ApiOperation({ summary: 'Receives delivery reports and pressed buttons; signed over the unparsed body' })
  @ApiErrors('FORBIDDEN', 'NOT_FOUND')
  @RouteConfig({ limit: 'webhook', bodyLimit: MAX_PAYLOAD_BYTES, keepBody: true })
  @HttpCode(200)
  @Post()
  async receive(@Body() body: unknown, @Req() request: FastifyRequest) {
    const { appSecrets } = this.account();
    const signature = String(request.headers['x-hub-signature-256']);
    const signatureUnder = (secret: string) =>
      createHmac('sha256', secret)
        .update(request.rawBody ?? '')
        .digest('hex');
    if (!appSecrets.some((secret) => isSame(signature, `sha256=${signatureUnder(secret)}`)))
      throw new AppError('FORBIDDEN', 'A assinatura não confere.');
    const updates = readWebhook(body);
    if (updates.reports.length || updates.buttons.length) await this.notifications.receiveWhatsApp(updates);
  }

  private account() {
    const { whatsApp } = this.config;
    if (!whatsApp) throw new AppError('NOT_FOUND', 'O WhatsApp não está configurado.');
    return whatsApp;
  }
}

/** Compares in constant time, so that the duration does not reveal where the two differ. */
function isSame(given = '', expected: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
