import { host, port, readConfig, runProcess } from '@araucaria/platform';
import { createGateway } from './gateway.js';

/** Longer than a proxy takes to notice that `/health/ready` fails: two checks at an interval of a second, and some. */
const DEFAULT_DRAIN_DELAY_MS = 3_000;

await runProcess(
  'gateway',
  async () => {
    const { HOST, PORT } = readConfig({ HOST: host({ default: '0.0.0.0' }), PORT: port({ default: 3000 }) });
    const app = await createGateway();
    await app.listen(PORT, HOST);
    return app;
  },
  DEFAULT_DRAIN_DELAY_MS,
);
