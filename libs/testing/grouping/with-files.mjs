/**
 * An environment in which several files of tests run one after the other. `defineFile(path, load)` puts what a file
 * defines in a block of its own, named by the path: its hooks apply to its own tests, and run before and after them.
 * What a file changes in the environment variables ends with it.
 * @param Environment of Jest
 */
export const withFiles = (Environment) =>
  class extends Environment {
    /** The tests and hooks that Jest knows. */
    #state;
    /** Variables that a file has set while it was loaded, by its block. */
    #variables = new Map();
    #variablesBefore;
    /** Of the file that is being loaded. */
    #loading;

    constructor(config, context) {
      super(config, context);
      this.global.defineFile = (path, load) => this.#defineFile(path, load);
    }

    /** Whether several files run in it. */
    get isGroup() {
      return this.#variables.size > 0;
    }

    async #defineFile(path, load) {
      const { describe, it, process } = this.global;
      const root = this.#state.currentDescribeBlock;
      describe(path, () => undefined);
      const block = root.children.at(-1);
      const before = { ...process.env };
      this.#state.currentDescribeBlock = block;
      this.#loading = { path, root };
      try {
        await load();
      } catch (error) {
        for (const defined of [block.children, block.tests, block.hooks]) defined.length = 0;
        it('can be loaded', () => {
          throw error;
        });
      } finally {
        this.#state.currentDescribeBlock = root;
        this.#loading = undefined;
        this.#variables.set(block, { ...process.env });
        this.#setVariables(before);
      }
    }

    async handleTestEvent(event, state) {
      this.#state = state;
      if (event.name === 'add_hook' && this.#loading) this.#shareHook(event);
      const variables = this.#variables.get(event.describeBlock);
      if (variables && event.name === 'run_describe_start') {
        this.#variablesBefore = { ...this.global.process.env };
        this.#setVariables(variables);
      } else if (variables && event.name === 'run_describe_finish') {
        this.#setVariables(this.#variablesBefore);
      }
      await super.handleTestEvent?.(event, state);
    }

    /** A hook of a module that files share, which is evaluated once, is for the tests of all of them. */
    #shareHook({ asyncError }) {
      const { path, root } = this.#loading;
      if (asyncError.stack.includes(path)) return;
      const hook = this.#state.currentDescribeBlock.hooks.pop();
      root.hooks.push({ ...hook, parent: root });
    }

    #setVariables(variables) {
      const { env } = this.global.process;
      for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
      Object.assign(env, variables);
    }
  };
