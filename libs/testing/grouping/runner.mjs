import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import TestRunner from 'jest-runner';
import { groupsOf, resultsByFile, withoutFile } from './groups.mjs';

/**
 * Jest evaluates all modules anew for each file, which takes longer than most files of tests. This runner runs several files as
 * one: it writes a file that imports them (see environment.mjs), and reports a result for each of them. Files behave
 * the same in a group and by themselves.
 */
export default class GroupedRunner extends TestRunner {
  /** Members by the path of the file that imports them. */
  #members = new Map();
  #filesPerGroup;

  constructor(globalConfig, context, filesPerGroup) {
    super(globalConfig, context);
    this.#filesPerGroup = filesPerGroup;
  }

  async runTests(tests, watcher, options) {
    // A pattern of names would see the names of files too.
    const limits = this._globalConfig.testNamePattern ? {} : this.#filesPerGroup;
    const parent = join(this._globalConfig.rootDir, '.data', 'test-groups');
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, 'run-'));
    try {
      const grouped = groupsOf(tests, limits).map((members, index) =>
        members.length > 1 ? this.#group(members, folder, index) : members[0],
      );
      await super.runTests(grouped, watcher, options);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  #group(members, folder, index) {
    const path = join(folder, `${index}-${basename(members[0].path)}.mjs`);
    const lines = members.map((test) => {
      const file = JSON.stringify(test.path);
      return `await defineFile(${file}, () => import(${file}));\n`;
    });
    writeFileSync(path, lines.join(''));
    this.#members.set(path, members);
    return { ...members[0], path };
  }

  on(name, listener) {
    return super.on(name, (payload) => this.#forEachFile(name, payload, listener));
  }

  async #forEachFile(name, [subject, outcome], listener) {
    const members = this.#members.get(subject.path ?? subject);
    if (!members) return listener([subject, outcome]);
    if (name.startsWith('test-case-')) return listener([outcome.ancestorTitles[0], withoutFile(outcome)]);
    const outcomes =
      name === 'test-file-success'
        ? resultsByFile(outcome, members, this._globalConfig)
        : members.map(() => outcome);
    for (const [index, test] of members.entries()) await listener([test, outcomes[index]]);
  }
}
