import { ExternalStore } from '../browser/external-store';

const TOAST_DURATION_MS = 5000;
/** Time to select and copy a text by hand. */
const COPYING_DURATION_MS = 60_000;
/** How long a toast offers to undo a change. */
const UNDO_DURATION_MS = 8000;

interface ToastAction {
  text: string;
  run: () => void;
}

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'success' | 'info' | 'destructive';
  action?: ToastAction;
  /** The user copies from it by hand, which takes longer than reading. */
  isToCopy?: true;
  /** With an action: end of the offer in milliseconds since the epoch. */
  expiresAt?: number | undefined;
  /** Number of user interactions when it was added: toasts of the same interaction belong together. */
  interaction: number;
}

export type Report = Pick<Toast, 'title' | 'description' | 'tone'>;

export interface ShownToast extends Toast {
  /** Remaining time from the moment it is shown (again). */
  durationMs: number;
}

/**
 * Shows one toast at a time. The toasts of a newer interaction replace older ones; those of the same interaction follow
 * each other. An offer to undo stays for its whole time: only a newer failure interrupts it, and then it returns for the
 * remaining time.
 */
export class ToastQueue extends ExternalStore {
  private queue: Toast[] = [];
  private shown: ShownToast | undefined;
  private last = 0;

  /** @param interactions number of clicks and key presses so far */
  constructor(
    private readonly interactions: () => number,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  readonly current = (): ShownToast | undefined => this.shown;

  add(toast: Omit<Toast, 'id' | 'expiresAt' | 'interaction'>): void {
    const interaction = this.interactions();
    const kept = this.queue.filter(
      (older) =>
        older.action ||
        (older.interaction === interaction &&
          !(older.title === toast.title && older.description === toast.description)),
    );
    const expiresAt = toast.action && this.now() + UNDO_DURATION_MS;
    this.change([...kept, { ...toast, id: ++this.last, expiresAt, interaction }]);
  }

  dismiss(id: number): void {
    this.change(this.queue.filter((toast) => toast.id !== id));
  }

  /** Toasts not yet shown to the end, without those with an action, which would be lost in a reload. */
  readonly unread = (): Report[] =>
    this.queue
      .filter(({ action }) => !action)
      .map(({ title, description, tone }) => ({ title, description, tone }));

  /** Runs the action of the current toast, once. */
  runAction(): void {
    const { id, action } = this.shown ?? {};
    if (id === undefined || !action) return;
    this.dismiss(id);
    action.run();
  }

  private change(queue: Toast[]): void {
    const now = this.now();
    this.queue = queue.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
    const front = this.front();
    if (front?.id !== this.shown?.id) {
      this.shown = front && { ...front, durationMs: durationOf(front, now) };
    }
    this.notify();
  }

  private front(): Toast | undefined {
    const offer = this.queue.findLast(({ action }) => action);
    const failure = offer && this.queue.find(({ id, tone }) => id > offer.id && tone === 'destructive');
    return failure ?? offer ?? this.queue[0];
  }
}

function durationOf({ expiresAt, isToCopy }: Toast, now: number): number {
  if (expiresAt !== undefined) return expiresAt - now;
  return isToCopy ? COPYING_DURATION_MS : TOAST_DURATION_MS;
}
