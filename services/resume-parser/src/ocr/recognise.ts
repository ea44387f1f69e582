import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'tesseract.js';
import script from 'tesseract.js/src/worker-script/index.js';
import getCore from 'tesseract.js/src/worker-script/node/getCore.js';
import type { Glyph } from '../pdf/page-paint.js';
import { withAtSigns } from './at-sign.js';
import type { Picture } from './page-picture.js';

const LANGUAGE = 'por';
const DATA = '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz';
/** Of 100. Words with less confidence are dirt and drawings more often than words. */
const MIN_CONFIDENCE = 35;

let calls = 0;
let ready: Promise<void> | undefined;

/**
 * Recognises the text of a page. Returns one glyph for each word, in points. Tesseract runs in this process: its package
 * would start a thread and fetch its data, and a parser process may do neither.
 */
export async function recognise(picture: Picture): Promise<Glyph[]> {
  await (ready ??= start());
  const { blocks } = (await ask('recognize', {
    image: asPgm(picture),
    options: { rotateAuto: true },
    output: { blocks: true, text: false },
  })) as Page;
  const printed = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return printed.flatMap((line, index) => {
    const size = (line.rowAttributes.rowHeight || line.bbox.y1 - line.bbox.y0) / picture.scale;
    const [from, to] = [line.baseline.y0, line.baseline.y1];
    const baseline = (from + to) / 2 / picture.scale;
    // Tesseract reads icons before a telephone as '&' and '?'.
    const first = line.words.findIndex((word) => /[\p{L}\d(+]/u.test(word.text));
    const below = printed[index + 1]?.words.map(({ text }) => text).join(' ');
    return withAtSigns(line.words.slice(Math.max(0, first)), below)
      .filter((word) => word.confidence >= MIN_CONFIDENCE || /@\S/.test(word.text))
      .map((word) => asGlyph(word, baseline, size * 0.8, picture.scale));
  });
}

function asGlyph(
  word: { text: string; bbox: { x0: number; x1: number } },
  y: number,
  size: number,
  scale: number,
): Glyph {
  return {
    // Scanned spaces are often too narrow to be recognised by their width.
    text: `${word.text} `,
    x: word.bbox.x0 / scale,
    y,
    width: (word.bbox.x1 - word.bbox.x0) / scale,
    size,
    bold: false,
    rotated: '',
    order: 0,
    color: '#000000',
    alpha: 1,
    invisible: false,
    clip: { x0: 0, y0: 0, x1: Infinity, y1: Infinity },
  };
}

async function start(): Promise<void> {
  const data = await readFile(new URL(import.meta.resolve(DATA)));
  script.setAdapter({ getCore, gunzip: gunzipSync, readCache: () => undefined });
  await ask('load', { options: { lstmOnly: true, logging: false } });
  await ask('loadLanguage', {
    langs: [{ code: LANGUAGE, data: new Uint8Array(data) }],
    options: { cacheMethod: 'none', lstmOnly: true },
  });
  // 1: the neural engine; the data holds no other.
  await ask('initialize', { langs: LANGUAGE, oem: 1 });
  // 3: fully automatic segmentation, with columns, without detection of the orientation.
  await ask('setParameters', { params: { tessedit_pageseg_mode: '3', user_defined_dpi: '220' } });
}

function ask(action: string, payload: unknown): Promise<unknown> {
  calls += 1;
  const jobId = String(calls);
  return new Promise((resolve, reject) => {
    script.dispatchHandlers({ workerId: 'here', jobId, action, payload }, (reply) => {
      if (reply.status === 'resolve') resolve(reply.data);
      if (reply.status === 'reject') reject(new Error(`${action}: ${String(reply.data)}`));
    });
  });
}

/** Returns the picture as PGM, an uncompressed format that Tesseract reads. */
function asPgm({ width, height, pixels }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), pixels]);
}
