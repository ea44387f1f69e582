/**
 * pdf.js expects some browser classes at import, and would load a native canvas to get them. Reading text draws nothing,
 * so inert stand-ins do: no native code in the sandbox, less memory, a quicker start. Import this before 'pdf-parse'.
 */
class Inert {
  readonly loaded = Promise.resolve(this);
}

const scope = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D', 'FontFace']) scope[name] ??= Inert;

export {};
