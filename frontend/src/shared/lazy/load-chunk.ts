import { storeUnreadToasts } from '../toasts/toast';
import { unsavedChanges } from '../form/unsaved-changes';
import { mayReload } from './may-reload';

/** Pause before a failed chunk is requested again. */
const RETRY_AFTER_MS = 400;

/** A chunk could not be loaded: no connection, or a release has replaced its file. */
export class ChunkLoadError extends Error {}

/**
 * Loads a chunk, with one retry.
 * @throws ChunkLoadError
 */
export async function fetchChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
  return load()
    .catch((error: unknown) => importUnderNewUrl<T>(error))
    .catch((cause: unknown) => {
      throw new ChunkLoadError('a chunk did not load', { cause });
    });
}

/**
 * Loads a chunk of a page that is on the screen. If it fails although the server is reachable, a release has probably replaced
 * it: the page is reloaded, once per build, unless a form has unsaved changes.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await fetchChunk(load);
  } catch (error) {
    if (!(await reloadPage())) throw error;
    return await new Promise<never>(() => undefined);
  }
}

/**
 * Browsers cache a failed module until the page is left, so the file is requested under another URL. The URL is taken from
 * the browser's error message. @throws `error` if the message contains none
 */
async function importUnderNewUrl<T>(error: unknown): Promise<T> {
  const url = /https?:\S+\.js/.exec(String(error))?.[0];
  if (!url?.startsWith(location.origin)) throw error;
  return (await import(/* @vite-ignore */ `${url}?t=${Date.now()}`)) as T;
}

/** @returns whether the page is being reloaded */
async function reloadPage(): Promise<boolean> {
  if (unsavedChanges.hasAny() || !(await mayReload())) return false;
  storeUnreadToasts();
  location.reload();
  return true;
}
