import { NotificationsRpc } from '@araucaria/contracts';
import { startTestService, type TestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { PEERS, startPeers } from './peers.js';

export interface Running {
  service: TestService<typeof NotificationsRpc.calls>;
  stop(): Promise<void>;
}

/** The service among stand-ins for the others, with a mail server of the test's. */
export async function startNotifications(smtpUrl: string): Promise<Running> {
  const peers = await startPeers();
  const service = await startTestService(AppModule, NotificationsRpc, {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    PUBLIC_URL: 'https://talentos.exemplo.com.br/',
    ...Object.fromEntries(PEERS.map((name) => [name, peers.address])),
  });
  return {
    service,
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}
