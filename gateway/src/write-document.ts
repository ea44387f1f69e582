import { writeFile } from 'node:fs/promises';
import { DOCUMENT_FILE, apiDocument } from './api-document.js';

await writeFile(DOCUMENT_FILE, await apiDocument());
