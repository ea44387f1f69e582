import { NotificationsRpc } from '@araucaria/contracts';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { PEERS, startPeers } from './peers.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';

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

export interface NotificationsWithMail extends RunningNotifications {
  sink: SmtpSink;
}

/** Starts the service, and the mail server that receives what it sends. */
export async function startNotificationsWithMail(): Promise<NotificationsWithMail> {
  const sink = await startSmtpSink();
  const running = await startNotifications(sink.url);
  return {
    ...running,
    sink,
    stop: async () => {
      await running.stop();
      await sink.stop();
    },
  };
}
