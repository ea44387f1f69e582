interface Node {
  next: Map<string, Node>;
  /** The phrase that ends here, and its length in letters. */
  phrase?: { id: number; length: number };
  /** Where the longest end of what was read continues, if nothing follows here. */
  fallback?: Node | undefined;
  /** The next shorter phrase that ends here too. */
  shorter?: Node | undefined;
}

const newNode = (): Node => ({ next: new Map() });

/**
 * Finds all occurrences of many phrases in one pass (Aho and Corasick, 1975): the time grows with the text and not with
 * the phrases, whatever either contains.
 */
export class PhraseSearch {
  readonly #root = newNode();
  #count = 0;
  #isLinked = false;

  /** @returns the id by which `search` reports the phrase; the same for equal phrases */
  add(letters: Iterable<string>): number {
    let node = this.#root;
    let length = 0;
    for (const letter of letters) {
      const next = node.next.get(letter) ?? newNode();
      node.next.set(letter, next);
      node = next;
      length++;
    }
    node.phrase ??= { id: this.#count++, length };
    this.#isLinked = false;
    return node.phrase.id;
  }

  /** Calls back for each occurrence, with the indexes of its first letter and of the one behind its last. */
  search(
    letters: ReadonlyArray<{ letter: string }>,
    onFound: (id: number, from: number, to: number) => void,
  ) {
    if (!this.#isLinked) this.#link();
    let node = this.#root;
    for (const [index, { letter }] of letters.entries()) {
      node = this.#step(node, letter);
      for (let found: Node | undefined = node; found; found = found.shorter)
        if (found.phrase) onFound(found.phrase.id, index + 1 - found.phrase.length, index + 1);
    }
  }

  #step(from: Node, letter: string): Node {
    for (let node: Node | undefined = from; node; node = node.fallback) {
      const next = node.next.get(letter);
      if (next) return next;
    }
    return this.#root;
  }

  #link(): void {
    const waiting = [this.#root];
    for (const node of waiting)
      for (const [letter, next] of node.next) {
        const fallback = node.fallback ? this.#step(node.fallback, letter) : this.#root;
        next.fallback = fallback;
        next.shorter = fallback.phrase ? fallback : fallback.shorter;
        waiting.push(next);
      }
    this.#isLinked = true;
  }
}
