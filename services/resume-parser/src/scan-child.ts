/** A parser process for pictures of pages. */
import './process/no-network.js';
import { readScan } from './ocr/read-scan.js';
import { serveFiles } from './process/serve-files.js';

serveFiles(readScan);
