/** A parser process for pictures of pages. */
import './no-network.js';
import { readScan } from './read-scan.js';
import { serveFiles } from './serve-files.js';

serveFiles(readScan);
