// The mailbox as a process, for docker-compose: reachable from other containers.
import { startMailbox } from './mailbox.ts';

const { SMTP_PORT = '1025', HTTP_PORT = '8025', HTTP_HOSTS = '' } = process.env;
const mailbox = await startMailbox({
  smtpPort: Number(SMTP_PORT),
  httpPort: Number(HTTP_PORT),
  host: '0.0.0.0',
  hosts: HTTP_HOSTS.split(','),
});
process.on('SIGTERM', () => void mailbox.stop().then(() => process.exit(0)));
