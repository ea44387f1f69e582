import { Module } from '@nestjs/common';
import { InterviewDetails } from './interview-details.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsResolver } from './interviews.resolver.js';

@Module({ controllers: [InterviewsController], providers: [InterviewDetails, InterviewsResolver] })
export class InterviewsModule {}
