// A fake process of the product for system.spec.ts: health, an RPC port, a child process, a clean stop.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';

const DRAIN_DELAY_MS = 600;
const SLOW_MS = 100;
const { BROKEN, DIES_ONCE_READY, HEALTH_PORT, STOPS_AT_ONCE, PORT, PORT_TAKEN_ONCE, RPC_PORT, HOST } =
  process.env;
if (BROKEN) {
  console.error('Error: DATABASE_URL is missing');
  process.exit(3);
}
if (PORT_TAKEN_ONCE && RPC_PORT && !existsSync(PORT_TAKEN_ONCE)) {
  writeFileSync(PORT_TAKEN_ONCE, RPC_PORT);
  createTcpServer().listen(Number(RPC_PORT), HOST);
}
const helper = spawn('sleep', ['600'], { stdio: 'ignore' });
let isLeaving = false;
const sendEnvironment = (response: ServerResponse): void =>
  void response.end(JSON.stringify({ ...process.env, helper: helper.pid }));
const server = createServer((request, response) => {
  if (request.url === '/env') setTimeout(sendEnvironment, STOPS_AT_ONCE ? SLOW_MS : 0, response);
  else response.writeHead(request.url === '/health/ready' ? (isLeaving ? 503 : 200) : 404).end();
  if (DIES_ONCE_READY && RPC_PORT) {
    console.error('Error: the queue is gone');
    process.exit(4);
  }
});
server.listen(Number(HEALTH_PORT ?? PORT), HOST);
if (RPC_PORT) createTcpServer().listen(Number(RPC_PORT), HOST);
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => {
  if (!PORT || STOPS_AT_ONCE) process.exit(0);
  // As a gateway: the load balancer notices it before connections are refused.
  isLeaving = true;
  setTimeout(() => server.close(() => process.exit(0)), DRAIN_DELAY_MS);
});
