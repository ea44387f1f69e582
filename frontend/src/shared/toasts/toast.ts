import { ToastQueue, type Toast } from './toast-queue';

export const toasts = new ToastQueue();

const show = (tone: Toast['tone']) => (title: string, description?: string) =>
  toasts.add({ title, description, tone });

/** Tells the user what happened: title, and a sentence where there is more to say. */
export const toast = {
  success: show('success'),
  info: show('info'),
  destructive: show('destructive'),
  /** Tells of something that can be taken back for 8 seconds. */
  undoable: (title: string, description: string, undo: () => void) =>
    toasts.add({ title, description, tone: 'success', action: { text: 'Desfazer', run: undo } }),
};
