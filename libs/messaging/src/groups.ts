/** Processes items of one kind in groups, without waiting for a group to fill. */
export class Groups<T> {
  private waiting: Array<{ item: T; settle: PromiseWithResolvers<void> }> = [];
  private isRunning = false;

  /**
   * @param process processes up to `maxSize` items together, or rejects without an effect. After a rejection each item of
   *   the group is processed alone, so that one item that fails does not fail the others
   */
  constructor(
    private readonly maxSize: number,
    private readonly process: (items: T[]) => Promise<void>,
  ) {}

  /**
   * Processes the item together with those that were added while the group before it was processed.
   * @throws what `process` throws for this item
   */
  add(item: T): Promise<void> {
    const settle = Promise.withResolvers<void>();
    this.waiting.push({ item, settle });
    if (!this.isRunning) void this.run();
    return settle.promise;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length) {
      // Items that arrive in the same turn of the event loop belong to the same group.
      await new Promise(setImmediate);
      const group = this.waiting.splice(0, this.maxSize);
      try {
        await this.process(group.map(({ item }) => item));
        for (const { settle } of group) settle.resolve();
      } catch (error) {
        if (group.length === 1) group[0]?.settle.reject(error);
        else
          await Promise.all(
            group.map((one) => this.process([one.item]).then(one.settle.resolve, one.settle.reject)),
          );
      }
    }
    this.isRunning = false;
  }
}
