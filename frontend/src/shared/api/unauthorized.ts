const listeners = new Set<() => void>();

/** Calls `listener` when the server responds with 401: the session may have ended. */
export const onUnauthorized = (listener: () => void): void => void listeners.add(listener);

export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Whether a GraphQL response contains that error. */
export const hasUnauthorizedError = (
  errors: ReadonlyArray<{ extensions?: Record<string, unknown> }> | undefined,
): boolean => errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
