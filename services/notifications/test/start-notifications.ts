import { NotificationsRpc } from '@araucaria/contracts';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { PEERS, startPeers } from './peers.js';

export interface RunningNotifications {
  service: TestService<typeof NotificationsRpc.calls>;
  stop(): Promise<void>;
}

/** Starts the service with test doubles of the other services, and with the mail server at `smtpUrl`. */
export async function startNotifications(
  smtpUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningNotifications> {
  const peers = await startPeers();
  const service = await startTestService(AppModule, NotificationsRpc, {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    PUBLIC_URL: 'https://talentos.exemplo.com.br/',
    ...Object.fromEntries(PEERS.map((name) => [name, peers.address])),
    ...environment,
  });
  return {
    service,
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}
