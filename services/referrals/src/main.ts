import { ReferralsRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'referrals', module: AppModule, contract: ReferralsRpc });
