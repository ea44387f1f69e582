import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { ROOT, dataDir } from '@araucaria/local/paths';
import { writeArtifacts } from './failure-artifacts.mjs';

/** Node, with a folder of artefacts for a file that fails: `.data/test-artifacts/<path of the file>`. */
export default class SystemEnvironment extends TestEnvironment {
  #folder;
  #isWritten = false;

  constructor(config, context) {
    super(config, context);
    this.#folder = join(dataDir(), 'test-artifacts', relative(ROOT, context.testPath));
  }

  /** Of the first failure only: what follows is often its consequence. */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    if (this.#isWritten) return;
    this.#isWritten = true;
    const title = event.test ? titleOf(event.test) : `${event.hook.type} of ${event.hook.parent.name}`;
    const writers = this.global.failureWriters ?? [];
    // A file that runs again after a failure keeps the artefacts of the first one.
    const folder = existsSync(this.#folder) ? `${this.#folder}-again` : this.#folder;
    await writeArtifacts(folder, { title, error: event.error, writers });
    process.stderr.write(`Artefacts of the failure: ${relative(ROOT, folder)}\n`);
  }
}

function titleOf({ name, parent }) {
  return parent?.parent ? `${titleOf(parent)} › ${name}` : name;
}
