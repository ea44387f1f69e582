/** The annotation of a table with any text as key: `Record<string, …>`, also within `Readonly`, `Partial` and others. */
function hasStringKeys(type) {
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  return type.typeName.name === 'Record' ? first?.type === 'TSStringKeyword' : hasStringKeys(first);
}

/** The declaration of a name, from the scope in which it is used outwards. */
function declarationOf(scope, name) {
  for (let each = scope; each; each = each.upper) {
    const variable = each.set.get(name);
    if (variable) return variable.defs[0]?.node;
  }
  return undefined;
}

/**
 * An object inherits names, such as `constructor`: a lookup by a text from outside finds them. Reports `TABLE[key]` for
 * tables written as objects with any text as key.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    messages: {
      unchecked:
        "'{{name}}' also has 'constructor' and others. Use lookup() of @araucaria/contracts/domain, or a Map.",
    },
    schema: [],
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (!node.computed || node.object.type !== 'Identifier' || node.property.type === 'Literal') return;
        const { name } = node.object;
        const declaration = declarationOf(context.sourceCode.getScope(node), name);
        const isTable =
          declaration?.type === 'VariableDeclarator' && declaration.init?.type === 'ObjectExpression';
        const isWritten = node.parent.type === 'AssignmentExpression' && node.parent.left === node;
        if (isTable && !isWritten && hasStringKeys(declaration.id.typeAnnotation?.typeAnnotation))
          context.report({ node, messageId: 'unchecked', data: { name } });
      },
    };
  },
};
