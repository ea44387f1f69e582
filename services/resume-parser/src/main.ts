import { setPriority } from 'node:os';
import { runService } from '@araucaria/platform';
import { AppModule } from './app.module.js';

/**
 * Nice value of the service and its parser processes. A résumé takes as much CPU as several applications, so on a busy machine
 * requests go first: this process gets a third of the share of another one.
 */
const NICE = 5;

setPriority(NICE);
await runService({ name: 'resume-parser', module: AppModule });
