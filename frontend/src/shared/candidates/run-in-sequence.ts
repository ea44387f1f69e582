const running = new Map<number, Promise<unknown>>();

/**
 * Runs what is sent about one candidate in the order in which the user did it: the second of two quick changes begins
 * with what the first one made.
 */
export function runInSequence<T>(id: number, send: () => Promise<T>): Promise<T> {
  const before = running.get(id);
  const sent = before ? before.then(send, send) : send();
  running.set(id, sent);
  const evict = () => {
    if (running.get(id) === sent) running.delete(id);
  };
  sent.then(evict, evict);
  return sent;
}
