import { get } from 'node:http';
import { startBaseline } from '../baseline.ts';
import { loadAlternately, printRates, type Target } from '../load.ts';
import { withProduct } from '../product.ts';

const PATHS = ['/', '/vagas'];
const COMPRESSED = { 'accept-encoding': 'br' };

/** Rendered pages from the gateway's memory, beside a bare `node:http` that sends the same bytes. */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start, onStop }) => {
    await start('jobs');
    const { url } = await start('gateway');
    const targets: Record<string, Target> = {};
    for (const path of PATHS) {
      const response = await fetch(url + path, { headers: COMPRESSED });
      if (!(await response.text()).includes('<article')) throw new Error(`${path} is not rendered`);
      const body = await compressedBody(url + path);
      console.log(`${path}: ${body.length} bytes in Brotli`);
      targets[`node:http ${path}`] = await startBaseline(
        'same-bytes',
        { BODY: body.toString('base64') },
        onStop,
      );
      targets[`product ${path}`] = { url: url + path, headers: COMPRESSED };
    }
    const results = await loadAlternately(targets, { rounds, seconds });
    printRates(results);
    for (const path of PATHS) {
      const [product, baseline] = [results[`product ${path}`], results[`node:http ${path}`]];
      if (!product || !baseline) throw new Error(`${path} was not measured`);
      console.log(`${path}: ${(product.rate / baseline.rate).toFixed(2)} of the baseline`);
    }
  });
}

/** The bytes on the wire: `fetch` would decompress them. */
function compressedBody(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: COMPRESSED }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    }).on('error', reject);
  });
}
