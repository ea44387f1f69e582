import { Module } from '@nestjs/common';
import { LiveController } from './live.controller.js';
import { LiveFeedService } from './live-feed.service.js';

@Module({ controllers: [LiveController], providers: [LiveFeedService] })
export class LiveModule {}
