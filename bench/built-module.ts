/**
 * Imports a module of a service's build. Services export nothing, and Node does not run their sources (decorators), so
 * the types come from the source and the code from `dist`.
 * @param path from the repository's root
 */
export async function importBuilt<T>(path: string): Promise<T> {
  return (await import(new URL(`../${path}`, import.meta.url).href)) as T;
}
