import { draftStore } from '../form/draft';
import { ToastQueue, type Report, type Toast } from './toast-queue';

let acts = 0;
// On the server nobody acts.
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => acts++, true);

export const toasts = new ToastQueue(() => acts);

const kept = draftStore<Report[]>('avisos');

/** Before the page is reloaded by itself: what the user has not read yet is shown again afterwards. */
export const keepToasts = (): void => kept.save(toasts.unread());

if (typeof document !== 'undefined') {
  for (const report of kept.load() ?? []) toasts.add(report);
  kept.clear();
}

const show = (tone: Toast['tone']) => (title: string, description?: string) =>
  toasts.add({ title, description, tone });

/** Reports what happened: title, and a sentence where there is more to say. */
export const toast = {
  success: show('success'),
  info: show('info'),
  destructive: show('destructive'),
  /** Reports something that can be undone for 8 seconds. */
  undoable: (title: string, description: string, undo: () => void) =>
    toasts.add({ title, description, tone: 'success', action: { text: 'Desfazer', run: undo } }),
};
