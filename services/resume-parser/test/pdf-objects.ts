/** The objects of a PDF file, written out by hand. */
export function assemble(objects: (string | Buffer)[], further = (_start: number) => ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const body = Buffer.concat([
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      Buffer.isBuffer(object) ? object : Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(body);
    length += body.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${further(length)}>>\nstartxref\n${String(length)}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

export function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${String(bytes.length)}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}
