/**
 * pdf.js expects some browser classes at import, and would load a native canvas to get them. Reading text draws nothing,
 * so inert stand-ins do: no native code in the sandbox, less memory, a quicker start. Import this before 'pdf-parse'.
 */
class Inert {
  readonly loaded = Promise.resolve(this);
}

const scope = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D', 'FontFace']) scope[name] ??= Inert;

/** A message of pdf.js holds lists at this depth: `{ chunk: { fnArray, argsArray } }`. */
const MESSAGE_DEPTH = 3;

/**
 * Both halves of pdf.js run here, and what they tell each other would be cloned down to the last glyph: a tenth of the
 * time of a page, and most of its garbage. The sender only ever empties its own lists, so copies of those do.
 */
function copyLists(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyLists(inner, depth - 1)]));
}

scope.structuredClone = (value: unknown) => copyLists(value, MESSAGE_DEPTH);

export {};
