import vm from 'node:vm';

/**
 * A Node environment of Jest whose global object is an ordinary one. Jest's own is a proxy behind an interceptor, which each
 * access to a global name (`Object`, `process`) goes through.
 * @param Environment of Jest
 */
export const withPlainContext = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      const { createContext } = vm;
      vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
      try {
        super(config, context);
      } finally {
        vm.createContext = createContext;
      }
    }
  };
