/** State outside of React, for `useSyncExternalStore`: who reads it subscribes, who changes it notifies. */
export class ExternalStore {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly notify = (): void => {
    for (const listener of this.listeners) listener();
  };
}
