// A number with a unit carries the unit in its name: `RPC_TIMEOUT_MS`, `maxUploadBytes`, `ttlSeconds`.

/** Words that name a time span. They are reported for every property and parameter of type `number`, too. */
const SPANS = new Set('timeout ttl delay interval duration backoff debounce throttle cooldown'.split(' '));

/** Words that name a time or a size, and need a unit beside a number. */
const QUANTITIES = new Set([
  ...SPANS,
  ...'pause wait age deadline life lifetime patience rest freeze grace retention uptime'.split(' '),
  ...'latency period expiry window sleep size limit memory'.split(' '),
]);

/** Names that state a span without saying in which unit it is counted. Inside longer names they mean other things. */
const SPAN_NAMES = new Set('second minute hour day week'.split(' '));

/** Units, and nouns for what is counted: the unit of a limit that is a count. */
const UNITS = new Set([
  ...'ms seconds minutes hours days weeks months years bytes kb mb gb kib mib gib px rem cents reais'.split(
    ' ',
  ),
  ...'percent share ratio degrees points dpi characters chars lines rows items entries pages files'.split(
    ' ',
  ),
  ...'messages requests tokens words connections pixels candidates people times rounds attempts'.split(' '),
]);

/** Functions whose argument with this index is a number of milliseconds. */
const TIMERS = new Map([
  ['setTimeout', 1],
  ['setInterval', 1],
  ['AbortSignal.timeout', 0],
]);

const SMALLEST_REPORTED = 100;

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'suggestion',
    docs: { description: 'Require the unit in the name of a number that is a time or a size' },
    schema: [],
    messages: {
      unit: 'Name the unit of "{{name}}", for example {{example}}.',
      milliseconds: '{{timer}} takes milliseconds: the name "{{name}}" must end in Ms or _MS.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const isDeclarationFile = context.filename.endsWith('.d.ts');

    const check = (node, value) => {
      const name = nameOf(node);
      if (!name || !value || isDeclarationFile) return;
      const words = wordsOf(name);
      if (!lacksUnit(words, QUANTITIES) || !isLargeNumber(value)) return;
      report(node, name);
    };
    const checkType = (node, annotation) => {
      const name = nameOf(node);
      const type = annotation?.typeAnnotation;
      if (!name || !type || isDeclarationFile) return;
      const words = wordsOf(name);
      const isSpan = type.type === 'TSNumberKeyword' && lacksUnit(words, SPANS);
      const isQuantity =
        type.type === 'TSLiteralType' && isLargeNumber(type.literal) && lacksUnit(words, QUANTITIES);
      if (isSpan || isQuantity) report(node, name);
    };
    const report = (node, name) => {
      const isConstant = name === name.toUpperCase();
      const example = isConstant ? `${name}_MS or ${name}_BYTES` : `${name}Ms or ${name}Bytes`;
      context.report({ node, messageId: 'unit', data: { name, example } });
    };

    return {
      VariableDeclarator: ({ id, init }) => check(id, init),
      PropertyDefinition({ key, value, typeAnnotation }) {
        check(key, value);
        checkType(key, typeAnnotation);
      },
      Property(node) {
        // `limit` is the name of a number of rows in the product's calls.
        const isObject = node.parent.type === 'ObjectExpression' && node.key.name !== 'limit';
        if (isObject && hasOwnNames(node.parent)) check(node.key, node.value);
      },
      AssignmentPattern: ({ left, right }) => check(left, right),
      TSPropertySignature: ({ key, typeAnnotation }) => checkType(key, typeAnnotation),
      Identifier(node) {
        if (node.typeAnnotation) checkType(node, node.typeAnnotation);
      },
      CallExpression({ callee, arguments: args }) {
        const timer = sourceCode.getText(callee).replace(/^(globalThis|window)\./, '');
        const argument = args[TIMERS.get(timer) ?? -1];
        if (argument?.type !== 'Identifier' || wordsOf(argument.name).at(-1) === 'ms') return;
        // A parameter or constant with this name is reported once, where it is used as milliseconds.
        context.report({ node: argument, messageId: 'milliseconds', data: { timer, name: argument.name } });
      },
    };
  },
};

function nameOf(node) {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  return undefined;
}

/** 'maxUploadBytes' and 'MAX_UPLOAD_BYTES' → ['max', 'upload', 'bytes'] */
function wordsOf(name) {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter(Boolean);
}

function lacksUnit(words, quantities) {
  if (words.some((word) => UNITS.has(word))) return false;
  return words.some((word) => quantities.has(word)) || (words.length === 1 && SPAN_NAMES.has(words[0]));
}

/** A literal of 100 or more or with separators, a product, or a list of numbers with one of these. */
function isLargeNumber(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' && (node.value >= SMALLEST_REPORTED || node.raw.includes('_'));
    case 'BinaryExpression':
      return isNumeric(node) && containsProduct(node);
    case 'ArrayExpression':
      return node.elements.some((element) => element && isLargeNumber(element));
    case 'UnaryExpression':
      return node.operator === '-' && isLargeNumber(node.argument);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isLargeNumber(node.expression);
    default:
      return false;
  }
}

/** Whether the expression consists of number literals and named constants only. */
function isNumeric(node) {
  if (node.type === 'BinaryExpression')
    return '+-*/'.includes(node.operator) && isNumeric(node.left) && isNumeric(node.right);
  if (node.type === 'Identifier') return node.name === node.name.toUpperCase();
  return node.type === 'Literal' && typeof node.value === 'number';
}

function containsProduct(node) {
  if (node.type !== 'BinaryExpression') return isLargeNumber(node);
  return node.operator === '*' || containsProduct(node.left) || containsProduct(node.right);
}

/**
 * Whether the object is a constant without a declared type, so that this file chose the names of its properties. The options
 * of a call or of a declared type have names that another place chose: it is reported there.
 */
function hasOwnNames(object) {
  const { parent } = object;
  switch (parent.type) {
    case 'VariableDeclarator':
      return !parent.id.typeAnnotation;
    case 'PropertyDefinition':
      return !parent.typeAnnotation;
    case 'TSAsExpression':
      return parent.typeAnnotation.typeName?.name === 'const' && hasOwnNames(parent);
    case 'ArrayExpression':
      return hasOwnNames(parent);
    case 'Property':
      return hasOwnNames(parent.parent);
    default:
      return false;
  }
}
