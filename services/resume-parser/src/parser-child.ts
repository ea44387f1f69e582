/** A parser process for documents with text. */
import './process/no-network.js';
import { parseResume } from './parse-resume.js';
import { serveFiles } from './process/serve-files.js';

serveFiles(parseResume);
