const running = new Map<number, Promise<unknown>>();

/**
 * Sends the changes of one candidate one after the other: the second of two quick changes starts from the result of the
 * first. A failed change does not stop the next.
 */
export function runInSequence<T>(candidateId: number, send: () => Promise<T>): Promise<T> {
  const before = running.get(candidateId);
  const sent = before ? before.then(send, send) : send();
  running.set(candidateId, sent);
  const cleanUp = () => {
    if (running.get(candidateId) === sent) running.delete(candidateId);
  };
  sent.then(cleanUp, cleanUp);
  return sent;
}
