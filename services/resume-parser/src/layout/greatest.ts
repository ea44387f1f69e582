/** The first of the items with the greatest measure. */
export function greatest<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (top, next) => (top === undefined || measure(next) > measure(top) ? next : top),
    undefined,
  );
}
