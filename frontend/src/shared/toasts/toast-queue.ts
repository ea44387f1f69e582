/** Milliseconds that a toast stays when nobody closes it. */
export const TOAST_DURATION = 5000;

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'info' | 'destructive';
}

/** Toasts wait for each other: one is shown at a time, in the order in which they came. */
export class ToastQueue {
  private waiting: Toast[] = [];
  private readonly listeners = new Set<() => void>();
  private last = 0;

  readonly current = (): Toast | undefined => this.waiting[0];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(toast: Omit<Toast, 'id'>): void {
    const newest = this.waiting.at(-1);
    // The same words twice in a row tell the reader nothing more.
    if (newest && newest.title === toast.title && newest.description === toast.description) return;
    this.change([...this.waiting, { ...toast, id: ++this.last }]);
  }

  dismiss(id: number): void {
    this.change(this.waiting.filter((toast) => toast.id !== id));
  }

  private change(waiting: Toast[]): void {
    this.waiting = waiting;
    for (const listener of this.listeners) listener();
  }
}
