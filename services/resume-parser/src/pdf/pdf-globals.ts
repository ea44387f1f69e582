/**
 * pdf.js needs some browser classes at import, and would load a native canvas for them. Reading text draws nothing, so
 * empty classes suffice: no native code in the sandbox, less memory, a quicker start. Import this before 'pdf-parse'.
 */
class Inert {
  readonly loaded = Promise.resolve(this);
}

const scope = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D', 'FontFace']) scope[name] ??= Inert;

/** A message of pdf.js holds lists at this depth: `{ chunk: { fnArray, argsArray } }`. */
const MESSAGE_DEPTH = 3;

/**
 * Replaces `structuredClone`. The two halves of pdf.js run in this process, and their messages would be cloned with all
 * glyphs: a tenth of the time of a page, and most of its garbage. The sender later changes only its own lists, so copies
 * of the lists suffice.
 */
function copyLists(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice();
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyLists(inner, depth - 1)]));
}

scope.structuredClone = (value: unknown) => copyLists(value, MESSAGE_DEPTH);

export {};
