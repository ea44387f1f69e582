import { draftStore } from '../form/draft';
import { ToastQueue, type Report, type Toast } from './toast-queue';

let interactions = 0;
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, () => interactions++, true);

export const toasts = new ToastQueue(() => interactions);

const storedToasts = draftStore<Report[]>('avisos');

/** Stores the unread toasts before an automatic reload of the page, which shows them again. */
export const storeUnreadToasts = (): void => storedToasts.save(toasts.unread());

if (typeof document !== 'undefined') {
  for (const report of storedToasts.load() ?? []) toasts.add(report);
  storedToasts.clear();
}

const show = (tone: Toast['tone']) => (title: string, description?: string) =>
  toasts.add({ title, description, tone });

export const toast = {
  success: show('success'),
  info: show('info'),
  destructive: show('destructive'),
  /** The browser did not copy a text, which the description shows or names. */
  uncopied: (description: string) =>
    toasts.add({ title: 'Não foi possível copiar', description, tone: 'destructive', isToCopy: true }),
  /** Offers to undo a change for `UNDO_DURATION_MS`. */
  undoable: (title: string, description: string, undo: () => void, tone: Toast['tone'] = 'success') =>
    toasts.add({ title, description, tone, action: { text: 'Desfazer', run: undo } }),
};
