/** Malicious PDF files, made in memory. */
import { deflateSync } from 'node:zlib';
import { assemble, stream } from './pdf-objects.js';

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const page = (contents: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents ${contents}>>`;

/** One page with the given content stream; `filter` names the filters that its bytes went through. */
export function pdfWithContent(content: Buffer, filter = ''): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page('4 0 R'),
    stream(filter, content),
    FONT,
  ]);
}

/** Some gigabytes of zeros behind two deflate layers: a few kilobytes that fill the memory. */
export function flateBomb(megabytes: number): Uint8Array {
  const chunk = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'BT /F1 9 Tf (x) Tj ET '), { level: 9 });
  return pdfWithContent(deflateSync(chunk, { level: 9 }), '/Filter[/FlateDecode/FlateDecode]');
}

/** Text operators without end, honestly written out. */
export function manyOperators(count: number): Uint8Array {
  return pdfWithContent(
    deflateSync(Buffer.from(`BT /F1 9 Tf ${'1 1 Td (abcdefghij) Tj '.repeat(count)} ET`)),
    '/Filter/FlateDecode',
  );
}

export function manyPages(count: number): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${String(count)}>>`,
    page('4 0 R'),
    stream('', Buffer.from('BT /F1 12 Tf 50 700 Td (Maria Aparecida Souza, pagina repetida) Tj ET')),
    FONT,
  ]);
}

/** A cross-reference table that names itself as the one before it. */
export function cyclicTable(): Uint8Array {
  return assemble(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      page('4 0 R'),
      stream('', Buffer.from('BT /F1 12 Tf 50 700 Td (Maria Aparecida Souza) Tj ET')),
      FONT,
    ],
    (start) => `/Prev ${String(start)}`,
  );
}

export function brokenFont(): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page('4 0 R'),
    stream('', Buffer.from('BT /F1 12 Tf 50 700 Td (Maria Aparecida Souza) Tj ET')),
    `<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 0/LastChar 255/FontDescriptor 6 0 R/Widths[${'500 '.repeat(256)}]>>`,
    '<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 7 0 R>>',
    stream('', Buffer.alloc(4_000_000, 0x41)),
  ]);
}

/** A page tree that contains itself. */
export function cyclicPages(): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>',
  ]);
}

/** An array within an array within an array. */
export function deepArrays(depth: number): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R]/Count 1/Deep ${'['.repeat(depth)}${']'.repeat(depth)}>>`,
    page('4 0 R'),
    stream('', Buffer.from('BT /F1 12 Tf 50 700 Td (Ola mundo, este e um texto) Tj ET')),
    FONT,
  ]);
}

/** A form that draws itself. */
export function selfDrawingForm(): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>',
    stream('', Buffer.from('/X Do')),
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
      Buffer.from('/X Do /X Do'),
    ),
  ]);
}

/** Opens a program and runs a script in readers that allow it. */
export function activeContent(): Uint8Array {
  return assemble([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\); this.submitForm\\("http://127.0.0.1:9/"\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page('4 0 R'),
    stream(
      '',
      Buffer.from('BT /F1 12 Tf 50 700 Td (Carlos Eduardo Lima) Tj 0 -20 Td (carlos.lima@gmail.com) Tj ET'),
    ),
    FONT,
  ]);
}

export const JPEG = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
]);

/** A page that is one picture: so many white pixels behind so few bytes. */
export function pictureOf(width: number, height: number): Uint8Array {
  const row = deflateSync(Buffer.alloc(1_000_000, 255));
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>',
    stream('', Buffer.from('595 0 0 842 0 0 cm /X Do')),
    stream(
      `/Type/XObject/Subtype/Image/Width ${String(width)}/Height ${String(height)}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      row,
    ),
  ]);
}
