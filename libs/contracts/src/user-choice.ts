interface UserChoice {
  chosen: readonly number[];
  /** The users that the caller had read when choosing. Absent: `chosen` replaces all. */
  basedOn?: readonly number[] | null | undefined;
}

/**
 * Applies a choice of users to a list that another user may have changed since it was read: only what the choice added or
 * removed changes.
 * @returns the new list, sorted
 */
export function mergeUserIds(current: readonly number[], { chosen, basedOn }: UserChoice): number[] {
  const before = basedOn ?? current;
  const kept = current.filter((id) => chosen.includes(id) || !before.includes(id));
  const added = chosen.filter((id) => !before.includes(id));
  return [...new Set([...kept, ...added])].sort((a, b) => a - b);
}
