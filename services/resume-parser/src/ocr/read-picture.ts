import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'tesseract.js';
import script from 'tesseract.js/src/worker-script/index.js';
import getCore from 'tesseract.js/src/worker-script/node/getCore.js';
import type { Picture } from './page-picture.js';

/** The data for Portuguese knows no '@', the data for English few accents. */
type Language = 'por' | 'eng';

/** Fully automatic segmentation, with columns, without detection of the orientation; and a picture that is one line. */
const SEGMENTATION = { page: '3', line: '7' };

/** As Tesseract numbers its engines; the data holds no other. */
const NEURAL_ENGINE = 1;

let calls = 0;
let core: Promise<unknown> | undefined;
const loaded = new Set<Language>();
let current: Language | undefined;

/**
 * Recognises a picture in a language. Tesseract runs in this process: its package would start a thread and fetch its data, and
 * a parser process may do neither.
 */
export async function readPicture(
  language: Language,
  picture: Omit<Picture, 'scale'>,
  of: keyof typeof SEGMENTATION,
): Promise<Page> {
  await use(language);
  await ask('setParameters', {
    params: { tessedit_pageseg_mode: SEGMENTATION[of], user_defined_dpi: '220' },
  });
  return (await ask('recognize', {
    image: asPgm(picture),
    options: { rotateAuto: of === 'page' },
    output: { blocks: true, text: false },
  })) as Page;
}

async function use(language: Language): Promise<void> {
  await (core ??= start());
  if (!loaded.has(language)) {
    const data = await readFile(
      new URL(
        import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
      ),
    );
    await ask('loadLanguage', {
      langs: [{ code: language, data: new Uint8Array(data) }],
      options: { cacheMethod: 'none', lstmOnly: true },
    });
    loaded.add(language);
  }
  if (current === language) return;
  await ask('initialize', { langs: language, oem: NEURAL_ENGINE });
  current = language;
}

function start(): Promise<unknown> {
  // The script passes on `true`, which its own loader takes for the program with both engines. The image holds only this one.
  const loadCore = (_lstmOnly: boolean, path: unknown, response: unknown) =>
    getCore(NEURAL_ENGINE, path, response);
  script.setAdapter({ getCore: loadCore, gunzip: gunzipSync, readCache: () => undefined });
  return ask('load', { options: { lstmOnly: true, logging: false } });
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

/** An uncompressed format that Tesseract reads. */
function asPgm({ width, height, pixels }: Omit<Picture, 'scale'>): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), pixels]);
}
