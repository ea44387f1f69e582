import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { ROOT, dataDir } from '@araucaria/local/paths';
import { writeArtifacts } from './failure-artifacts.mjs';
import { withPlainContext } from './grouping/plain-context.mjs';
import { withFiles } from './grouping/with-files.mjs';

/** Node, with a folder of artefacts for each file that fails: `.data/test-artifacts/<path of the file>`. */
export default class SystemEnvironment extends withFiles(withPlainContext(TestEnvironment)) {
  #testPath;
  /** Paths of the files that have failed. */
  #written = new Set();

  constructor(config, context) {
    super(config, context);
    this.#testPath = context.testPath;
  }

  async handleTestEvent(event, state) {
    await super.handleTestEvent(event, state);
    if (event.name === 'test_fn_failure') await this.#write(event.test, event.error);
    if (event.name === 'hook_failure') {
      const { type, parent } = event.hook;
      await this.#write({ name: `${type} of ${parent.name}`, parent: parent.parent ?? parent }, event.error);
    }
  }

  /** Of the first failure of a file only: what follows is often its consequence. */
  async #write(test, error) {
    const names = namesOf(test);
    const path = this.isGroup ? names.shift() : this.#testPath;
    if (!path || this.#written.has(path)) return;
    this.#written.add(path);
    const folder = join(dataDir(), 'test-artifacts', relative(ROOT, path));
    // A file that runs again after a failure keeps the artefacts of the first one.
    const unused = existsSync(folder) ? `${folder}-again` : folder;
    const writers = this.global.failureWriters ?? [];
    await writeArtifacts(unused, { title: names.join(' › '), error, writers });
    process.stderr.write(`Artefacts of the failure: ${relative(ROOT, unused)}\n`);
  }
}

/** The names of a test and of the blocks around it, from the outermost one. */
function namesOf({ name, parent }) {
  return parent?.parent ? [...namesOf(parent), name] : [name];
}
