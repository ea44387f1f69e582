import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { imageContents } from '../images/apps.ts';

/** Recognises an empty picture and prints which files of the recognition were loaded. */
const PROGRAM = `
import Module from 'node:module';
import { readPicture } from '${join(ROOT, 'services/resume-parser/dist/ocr/read-picture.js')}';
await readPicture('por', { width: 64, height: 32, pixels: new Uint8Array(64 * 32).fill(255) }, 'line');
console.log(JSON.stringify(Object.keys(Module._cache).filter((file) => file.includes('tesseract.js-core'))));
process.exit();
`;

describe('the image of the résumé parser', () => {
  it('holds the program that recognises pictures', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      encoding: 'utf8',
    });
    const loaded = JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[];
    expect(loaded).toHaveLength(1);
    const { leftOut } = imageContents('resume-parser');
    expect(loaded.filter((file) => leftOut?.test(file))).toEqual([]);
  });
});
