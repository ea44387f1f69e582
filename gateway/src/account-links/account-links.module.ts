import { Module } from '@nestjs/common';
import { AccountLinksController } from './account-links.controller.js';
import { AccountLinksService } from './account-links.service.js';

@Module({ controllers: [AccountLinksController], providers: [AccountLinksService] })
export class AccountLinksModule {}
