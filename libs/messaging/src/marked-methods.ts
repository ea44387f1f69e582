import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...args: never[]) => unknown;

/** Stores `value` on a method under the symbol `mark`; {@link markedMethods} finds it. */
export function markMethod(mark: symbol, value: unknown) {
  return (method: unknown): void => void Object.assign(method as object, { [mark]: value });
}

/** The methods of all providers of the application that carry `mark`, bound to their instance, with the stored value. */
export function markedMethods<V>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  mark: symbol,
): Array<{ value: V; method: Method }> {
  return discovery.getProviders().flatMap(({ instance }) => {
    if (!instance || typeof instance !== 'object') return [];
    return scanner
      .getAllMethodNames(Object.getPrototypeOf(instance) as object)
      .map((name) => (instance as Record<string, unknown>)[name])
      .filter((method): method is Method => typeof method === 'function' && mark in method)
      .map((method) => ({
        value: (method as unknown as Record<symbol, V>)[mark] as V,
        method: method.bind(instance),
      }));
  });
}
