import { Module } from '@nestjs/common';
import { AccountLinksController } from './account-links.controller.js';

@Module({ controllers: [AccountLinksController] })
export class AccountLinksModule {}
