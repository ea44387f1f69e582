import { TestEnvironment } from 'jest-environment-jsdom';

/** The interfaces of a browser that jsdom lacks and Node has. */
const FROM_NODE = ['Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder', 'structuredClone'];

/** jsdom with the parts of `fetch` and of text encoding that the site uses. `fetch` itself is the fake gateway's. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
  }
}
