import { NotificationsRpc } from '@araucaria/contracts';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

await runService({ name: 'notifications', module: AppModule, contract: NotificationsRpc });
