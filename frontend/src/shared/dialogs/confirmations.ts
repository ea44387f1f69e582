import type { ReactNode } from 'react';
import { ExternalStore } from '../browser/external-store';

export interface Confirmation {
  title: string;
  text: string;
  /** Below the text, for instance a choice. */
  extra?: ReactNode;
  confirm: string;
  cancel?: string;
  color?: 'primary' | 'error';
}

interface PendingConfirmation extends Confirmation {
  resolve: (confirmed: boolean) => void;
}

/** Confirmations that an operation needs, independent of the page; shown one after the other by `ConfirmationHost`. */
class ConfirmationQueue extends ExternalStore {
  private pending: readonly PendingConfirmation[] = [];

  readonly current = (): PendingConfirmation | undefined => this.pending[0];

  add(confirmation: Confirmation): Promise<boolean> {
    return new Promise((resolve) => {
      const added: PendingConfirmation = {
        ...confirmation,
        resolve: (confirmed) => {
          this.set(this.pending.filter((each) => each !== added));
          resolve(confirmed);
        },
      };
      this.set([...this.pending, added]);
    });
  }

  /** Resolves all pending confirmations with `false`, when the host unmounts or shows another page. */
  readonly cancelAll = (): void => {
    for (const { resolve } of this.pending) resolve(false);
  };

  private set(pending: readonly PendingConfirmation[]): void {
    this.pending = pending;
    this.notify();
  }
}

export const confirmations = new ConfirmationQueue();

/** Opens a confirmation dialog. @returns whether the user confirmed */
export const askConfirmation = (confirmation: Confirmation): Promise<boolean> =>
  confirmations.add(confirmation);
