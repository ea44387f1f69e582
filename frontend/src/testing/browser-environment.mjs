import { format } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';
import { withFiles } from '@araucaria/testing/grouping';

/** The interfaces of a browser that jsdom lacks and Node has. */
const FROM_NODE = ['Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder', 'structuredClone'];

/**
 * jsdom with the parts of `fetch` and of text encoding that the site uses. `fetch` itself is the fake gateway's. What is
 * written to the console as an error or a warning while a test runs fails the test.
 */
export default class BrowserEnvironment extends withFiles(TestEnvironment) {
  /** Of the test that runs. */
  #complaints = [];

  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
  }

  async handleTestEvent(event, state) {
    if (event.name === 'run_start') this.#readConsole();
    if (event.name === 'test_fn_start') this.#complaints.length = 0;
    if (event.name === 'test_fn_success') event.test.errors.push(...this.#complaints.splice(0, 1));
    await super.handleTestEvent(event, state);
  }

  #readConsole() {
    const { console } = this.global;
    for (const level of ['error', 'warn']) {
      const write = console[level].bind(console);
      console[level] = (...texts) => {
        this.#complaints.push(new Error(`console.${level}: ${format(...texts)}`));
        write(...texts);
      };
    }
  }
}
