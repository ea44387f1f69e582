import { CandidatesRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'candidates', module: AppModule, contract: CandidatesRpc });
