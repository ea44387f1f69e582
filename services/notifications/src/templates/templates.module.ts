import { Module } from '@nestjs/common';
import { ComposersModule } from '../composers/composers.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { PreviewsService } from './previews.service.js';
import { TemplatesService } from './templates.service.js';

@Module({
  imports: [ComposersModule, RulesModule],
  providers: [PreviewsService, TemplatesService],
  exports: [PreviewsService, TemplatesService],
})
export class TemplatesModule {}
