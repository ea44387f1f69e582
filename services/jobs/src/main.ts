import { JobsRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'jobs', module: AppModule, contract: JobsRpc });
