import { host, port, readConfig, runProcess } from '@araucaria/platform';
import { createGateway } from './gateway.js';

await runProcess('gateway', async () => {
  const { HOST, PORT } = readConfig({ HOST: host({ default: '0.0.0.0' }), PORT: port({ default: 3000 }) });
  const app = await createGateway();
  await app.listen(PORT, HOST);
  return app;
});
