import { Module } from '@nestjs/common';
import { CandidateLinksService } from './candidate-links.service.js';

@Module({
  providers: [CandidateLinksService],
  exports: [CandidateLinksService],
})
export class LinksModule {}
