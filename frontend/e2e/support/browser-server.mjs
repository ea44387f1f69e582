import { createServer } from 'node:http';
import { BROWSER_ARGUMENTS } from './browser-arguments.mjs';

const LOOPBACK = '127.0.0.1';
/** A page of a test lives for seconds: to optimise its code takes more time than the optimised code saves. A simple compilation pays. */
const WITHOUT_OPTIMISATION = '--js-flags=--no-maglev --no-turbofan --always-sparkplug';

/** A run on another day (libfaketime) would busy all of Chromium's processes; its pages get that day by `Journey.start`. */
const withoutShiftedClock = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(LD_PRELOAD|FAKETIME)/.test(name)));

/**
 * Runs one Chromium for each Jest worker, from its first browser test to the end of the run: a start takes more than a second
 * of a core. `GET /<worker>` answers the address for `chromium.connect()`, also after the browser has died; `POST /<worker>`
 * ends a browser that does not answer and starts another one. A connection that ends takes its contexts with it.
 * @param {string} executablePath
 */
export async function startBrowserServer(executablePath) {
  /** @type {Map<string, Promise<import('playwright-core').BrowserServer>>} */
  const browsers = new Map();

  const launch = async () => {
    // A run without browser tests does not load it.
    const { chromium } = await import('playwright-core');
    // Its handlers of signals would keep this process alive. Chromium ends with the pipe to it.
    const noSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    return chromium.launchServer({
      executablePath,
      host: LOOPBACK,
      args: [...BROWSER_ARGUMENTS, WITHOUT_OPTIMISATION],
      env: withoutShiftedClock(process.env),
      ...noSignals,
    });
  };
  const running = async (worker) => {
    const browser = await browsers.get(worker)?.catch(() => undefined);
    const { exitCode, signalCode } = browser?.process() ?? { exitCode: 0 };
    return exitCode === null && signalCode === null ? browser : undefined;
  };
  const addressOf = async (method, worker) => {
    const current = await running(worker);
    if (current && method === 'GET') return current.wsEndpoint();
    await current?.kill();
    const launched = launch();
    browsers.set(worker, launched);
    return (await launched).wsEndpoint();
  };

  const server = createServer((request, response) => {
    addressOf(request.method, request.url).then(
      (address) => response.end(address),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    url: `http://${LOOPBACK}:${server.address().port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      for (const worker of browsers.keys()) await (await running(worker))?.close();
    },
  };
}
