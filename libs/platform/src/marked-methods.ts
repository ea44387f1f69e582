import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Method = (...args: never[]) => unknown;

interface MarkedMethod<V> {
  value: V;
  /** Bound to its instance. */
  method: Method;
  /** `Class.method` */
  name: string;
}

/** Stores `value` on a method under the symbol `mark`; {@link markedMethods} finds it. */
export function markMethod(mark: symbol, value: unknown) {
  return (method: unknown): void => void Object.assign(method as object, { [mark]: value });
}

/** The methods of all providers and controllers of the application that carry `mark`, with the stored value. */
export function markedMethods<V>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  mark: symbol,
): Array<MarkedMethod<V>> {
  return [...discovery.getProviders(), ...discovery.getControllers()].flatMap(({ instance }) => {
    if (!instance || typeof instance !== 'object') return [];
    const target = instance as Record<string, unknown>;
    return scanner.getAllMethodNames(Object.getPrototypeOf(target) as object).flatMap((name) => {
      const method = target[name];
      if (typeof method !== 'function' || !(mark in method)) return [];
      const { [mark]: value } = method as unknown as Record<symbol, V>;
      return [
        {
          value: value as V,
          method: method.bind(target) as Method,
          name: `${target.constructor.name}.${name}`,
        },
      ];
    });
  });
}
