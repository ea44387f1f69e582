import { Module } from '@nestjs/common';
import { SitePages } from './site-pages.js';

@Module({ providers: [SitePages] })
export class SiteModule {}
