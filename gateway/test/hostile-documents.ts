const MEGABYTE = 1_000_000;

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Repeats a piece until the document has `bytes` bytes. */
const filled = (before: string, piece: (n: number) => string, after: string, bytes: number): string => {
  const pieces: string[] = [];
  for (let n = 0, length = 0; length < bytes; n++) {
    const next = piece(n);
    pieces.push(next);
    length += next.length;
  }
  return before + pieces.join('') + after;
};

/** `fragments` fragments, each of which spreads the next one twice: 2^fragments fields. */
const doubling = (fragments: number, field = 'jobs { id }'): string =>
  [
    '{ ...f0 }',
    ...range(fragments - 1).map((n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`),
    `fragment f${fragments - 1} on Query { ${field} }`,
  ].join(' ');

const nested = (levels: number): string => `${'{ jobs '.repeat(levels)}{ id }${' }'.repeat(levels)}`;

/** Small documents whose cost grows faster than their size, and each kind of document again with 1 MB. */
export const HOSTILE_DOCUMENTS: ReadonlyArray<[name: string, text: string]> = [
  ['26 fragments that double', doubling(26)],
  ['1 MB of fragments that double', doubling(24_000)],
  [
    'fragments that double below a field',
    `{ jobs { ...a0 } } ${range(26)
      .map((n) => `fragment a${n} on Job { ...a${n + 1} ...a${n + 1} }`)
      .join(' ')} fragment a26 on Job { id }`,
  ],
  ['a fragment that is spread 600 times', `{ jobs { ${'...a '.repeat(600)} } } fragment a on Job { id }`],
  [
    'fragments that contain each other',
    `{ ...a ...b } ${range(40)
      .map((n) => `fragment f${n} on Query { ...f${(n + 1) % 40} ...f${(n + 7) % 40} }`)
      .join(' ')} fragment a on Query { ...f0 } fragment b on Query { ...f1 }`,
  ],
  ['overlapping fields', `{ jobs { ${'x: id '.repeat(600)} } }`],
  [
    'overlapping fields with arguments',
    `{ ${range(600)
      .map((n) => `x: job(id: ${n}) { id } `)
      .join('')} }`,
  ],
  ['1 MB of overlapping fields', filled('{ jobs { ', () => 'id ', '} }', MEGABYTE)],
  ['1 MB of aliases', filled('{ jobs { ', (n) => `a${n}: id `, '} }', MEGABYTE)],
  [
    'aliases of root fields',
    `{ ${range(13)
      .map((n) => `j${n}: jobs { id }`)
      .join(' ')} }`,
  ],
  ['a subscription', 'subscription { jobs { id } }'],
  ['a subscription among queries', 'query A { me { id } } subscription B { jobs { id } }'],
  ['directives', `{ jobs { id ${'@include(if: true) '.repeat(300)} } }`],
  ['1 MB of unknown directives', filled('{ jobs { id ', (n) => `@d${n} `, '} }', MEGABYTE)],
  ['depth 12', nested(12)],
  ['1 MB of depth', nested(100_000)],
  ['1 MB of open braces', '{'.repeat(MEGABYTE)],
  ['1 MB of inline fragments', `{ ${'... { '.repeat(140_000)}`],
  ['1 MB of an argument', `{ job(id: ${'['.repeat(MEGABYTE)}) { id } }`],
  ['1 MB of a type', `query A($a: ${'['.repeat(MEGABYTE)}) { me { id } }`],
  ['1 MB of variables', filled('query A(', (n) => `$v${n}: Int `, ') { me { id } }', MEGABYTE)],
  ['1 MB of operations', filled('', (n) => `query Q${n} { me { id } } `, '', MEGABYTE)],
  ['1 MB of unknown fields', filled('{ ', (n) => `jbos${n} `, '}', MEGABYTE)],
  ['1 MB of one name', `{ ${'a'.repeat(MEGABYTE)} }`],
  ['1 MB of a text', `{ job(id: "${'a'.repeat(MEGABYTE)}") { id } }`],
  ['1 MB of an open text', `{ job(id: "${'\\u0061'.repeat(MEGABYTE / 6)}`],
  ['1 MB of an open block text', `{ job(id: """${' \n'.repeat(MEGABYTE / 2)}`],
  ['1 MB of blanks', `${' '.repeat(MEGABYTE)}{`],
  ['1 MB of commas', `{ jobs { id ${','.repeat(MEGABYTE)} }`],
  ['1 MB of comments', `${'#\n'.repeat(MEGABYTE / 2)}{`],
];
