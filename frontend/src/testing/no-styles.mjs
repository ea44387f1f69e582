/** Replaces style sheets in component tests: the class of a rule is its name. */
export default new Proxy({}, { get: (_styles, name) => name });
