import { Module } from '@nestjs/common';
import { InterviewFieldsResolver } from './interview-fields.resolver.js';
import { InterviewDetailsService } from './interview-details.service.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsResolver } from './interviews.resolver.js';

@Module({
  controllers: [InterviewsController],
  providers: [InterviewDetailsService, InterviewsResolver, InterviewFieldsResolver],
})
export class InterviewsModule {}
