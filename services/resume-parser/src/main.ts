import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';
import { yieldToOthers } from './process/yield-to-others.js';

yieldToOthers();
await runService({ name: 'resume-parser', module: AppModule });
