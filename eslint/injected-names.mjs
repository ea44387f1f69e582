// A provider has one name wherever it is injected: that of its class, or the last words of it.

/** Kinds of providers, which end the names of their classes. */
const KIND = /(?:Service|Client|Composer|Channel|Repository|Cache)$/;

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'suggestion',
    docs: { description: 'Require the name of an injected provider to be that of its class' },
    schema: [],
    messages: { name: 'Name this provider after its class {{type}}, for example "{{example}}".' },
  },
  create(context) {
    return {
      TSParameterProperty({ parameter }) {
        const type = parameter.typeAnnotation?.typeAnnotation?.typeName?.name;
        if (!type || !KIND.test(type) || namesOf(type).has(parameter.name)) return;
        const example = inCamelCase(wordsOf(type).slice(0, -1));
        context.report({ node: parameter, messageId: 'name', data: { type, example } });
      },
    };
  },
};

/** The last words of the class, with and without its kind, in singular and plural. */
function namesOf(type) {
  const words = wordsOf(type);
  const tails = [words, words.slice(0, -1)].flatMap((all) =>
    all.map((_, index) => inCamelCase(all.slice(index))),
  );
  const names = new Set(tails.flatMap((tail) => [tail, `${tail}s`, tail.replace(/y$/, 'ies')]));
  names.delete('service');
  return names;
}

const wordsOf = (type) => type.match(/[A-Z]+(?![a-z])|[A-Z][a-z\d]*/g) ?? [];

const inCamelCase = ([first, ...rest]) => first.toLowerCase() + rest.join('');
