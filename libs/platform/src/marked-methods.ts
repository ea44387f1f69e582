import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...args: never[]) => unknown;

/** Stores `value` on a method under the symbol `mark`; {@link markedMethods} finds it. */
export function markMethod(mark: symbol, value: unknown) {
  return (method: unknown): void => void Object.assign(method as object, { [mark]: value });
}

/**
 * The methods of all providers and controllers of the application that carry `mark`, bound to their instance, with the stored value.
 * `name` is `Class.method`.
 */
export function markedMethods<V>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  mark: symbol,
): Array<{ value: V; name: string; method: Method }> {
  return [...discovery.getProviders(), ...discovery.getControllers()].flatMap(({ instance }) => {
    if (!instance || typeof instance !== 'object') return [];
    const methods = instance as Record<string, unknown>;
    return scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
      const method = methods[name];
      if (typeof method !== 'function' || !(mark in method)) return [];
      const value = (method as unknown as Record<symbol, V>)[mark] as V;
      return [
        { value, name: `${methods.constructor?.name}.${name}`, method: method.bind(instance) as Method },
      ];
    });
  });
}
