import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'resume-parser', module: AppModule });
