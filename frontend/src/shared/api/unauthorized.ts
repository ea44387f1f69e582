const listeners = new Set<() => void>();

/** Calls `listener` when the server answers a call with 401: the session that the page believes in may be over. */
export const onUnauthorized = (listener: () => void): void => void listeners.add(listener);

export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Whether an answer of GraphQL says so. */
export const hasUnauthorizedError = (
  errors: ReadonlyArray<{ extensions?: Record<string, unknown> }> | undefined,
): boolean => errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
