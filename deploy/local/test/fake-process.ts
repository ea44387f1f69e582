// A fake process of the product for system.spec.ts: health, an RPC port, a child process, a clean stop.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';

const { BROKEN, DIES_ONCE_READY, HEALTH_PORT, PORT, RPC_PORT, HOST } = process.env;
if (BROKEN) {
  console.error('Error: DATABASE_URL is missing');
  process.exit(3);
}
const helper = spawn('sleep', ['600'], { stdio: 'ignore' });
createServer((request, response) => {
  if (request.url === '/env') response.end(JSON.stringify({ ...process.env, helper: helper.pid }));
  else response.writeHead(request.url === '/health/ready' ? 200 : 404).end();
  if (DIES_ONCE_READY && RPC_PORT) {
    console.error('Error: the queue is gone');
    process.exit(4);
  }
}).listen(Number(HEALTH_PORT ?? PORT), HOST);
if (RPC_PORT) createTcpServer().listen(Number(RPC_PORT), HOST);
process.on('SIGTERM', () => process.exit(0));
