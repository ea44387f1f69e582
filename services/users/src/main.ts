import { UsersRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'users', module: AppModule, contract: UsersRpc });
