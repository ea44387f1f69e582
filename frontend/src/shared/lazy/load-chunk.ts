import { keepToasts } from '../toasts/toast';
import { unsavedChanges } from '../form/unsaved-changes';

/** Milliseconds before a file that did not come is requested once more. */
const RETRY_AFTER_MS = 400;
/** Which build the tab has been reloaded for. */
const RELOADED = 'reloaded-for';

/** The code of a page or of a part of it cannot be had now: no connection, or a release has replaced its file. */
export class ChunkLoadError extends Error {}

/**
 * Loads a chunk, at the second try if need be. If it still does not come although the server answers, a new release has
 * probably replaced it: the page is reloaded, once per build, unless that loses what was typed. Forms with a draft lose
 * nothing.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
  try {
    return await load().catch((error: unknown) => underAnotherAddress<T>(error));
  } catch (error) {
    if (!(await reloaded())) throw new ChunkLoadError('a chunk did not load', { cause: error });
    return await new Promise<never>(() => undefined);
  }
}

/**
 * Browsers keep a module that failed as failed, as long as the page lives: the same file is requested by another address,
 * which their messages name. @throws `error` where they do not
 */
async function underAnotherAddress<T>(error: unknown): Promise<T> {
  const address = /https?:\S+\.js/.exec(String(error))?.[0];
  if (!address?.startsWith(location.origin)) throw error;
  return (await import(/* @vite-ignore */ `${address}?t=${Date.now()}`)) as T;
}

async function reloaded(): Promise<boolean> {
  if (unsavedChanges.hasAny() || !(await isReachable()) || !firstTime()) return false;
  keepToasts();
  location.reload();
  return true;
}

/** A page that the browser cannot fetch would be replaced by the browser's own error page. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function firstTime(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}
