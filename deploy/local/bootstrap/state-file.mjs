import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * What a file of JSON holds; undefined if it is missing or unreadable.
 * @param {string} file
 * @returns {any}
 */
export function readState(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file, readable for this user only. It is renamed into place, so a crash never leaves half of it.
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
