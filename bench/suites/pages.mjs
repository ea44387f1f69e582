import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@araucaria/local/ports.mjs';
import { withProduct } from '../product.mjs';
import { inTurns, printRates } from '../turns.mjs';

const PATHS = ['/', '/vagas'];
const COMPRESSED = { 'accept-encoding': 'br' };

/** Rendered pages from the gateway's memory, beside a bare `node:http` that sends the same bytes. */
export async function run(args) {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start, onStop }) => {
    await start('jobs');
    const { url } = await start('gateway');
    const targets = {};
    for (const path of PATHS) {
      const response = await fetch(url + path, { headers: COMPRESSED });
      if (!(await response.text()).includes('<article')) throw new Error(`${path} is not rendered`);
      const body = await compressedBody(url + path);
      console.log(`${path}: ${body.length} bytes in Brotli`);
      targets[`node:http ${path}`] = await sameBytes(body, onStop);
      targets[`product ${path}`] = { url: url + path, headers: COMPRESSED };
    }
    const results = await inTurns(targets, { rounds, seconds });
    printRates(results);
    for (const path of PATHS) {
      const ratio = results[`product ${path}`].rate / results[`node:http ${path}`].rate;
      console.log(`${path}: ${ratio.toFixed(2)} of the baseline`);
    }
  });
}

/** As it is on the wire: `fetch` would unpack it. */
async function compressedBody(address) {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers: COMPRESSED }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

async function sameBytes(body, onStop) {
  const [port] = await freePorts(1);
  const child = fork(fileURLToPath(new URL('../baselines/same-bytes.mjs', import.meta.url)), {
    env: { ...process.env, BODY: body.toString('base64'), PORT: String(port) },
  });
  onStop(() => child.kill());
  await once(child, 'message');
  return `http://127.0.0.1:${port}/`;
}
