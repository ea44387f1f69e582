import { InterviewsRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'interviews', module: AppModule, contract: InterviewsRpc });
