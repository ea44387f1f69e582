/** The headers of a JPEG of this size, which is all that is read of it; `mark` makes its content another one. */
export function jpeg(width: number, height: number, mark = ''): string {
  const header = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc00011080000000003012200021101031101',
    'hex',
  );
  header.writeUInt16BE(height, header.length - 14);
  header.writeUInt16BE(width, header.length - 12);
  return Buffer.concat([header, Buffer.from(mark), Buffer.from('ffd9', 'hex')]).toString('base64');
}
