import { PROCESSES } from './processes.ts';

/** Beyond this, one machine gains nothing and a typing error costs its memory. */
const MAX_REPLICAS = 32;
/** A gateway can be restarted while the other one serves the site. */
const DEFAULT_REPLICAS = { gateway: 2 };

/**
 * The value of `REPLICAS`, e.g. `gateway=3,candidates=2`: the number of replicas by process. Two gateways unless it says
 * otherwise; one of every process that is not named.
 * @throws {Error} naming the entry that is malformed or names no process
 */
export function replicaCounts(text = ''): Record<string, number> {
  const entries = text.split(',').flatMap((entry) => entry.trim() || []);
  const counts = entries.map((entry): [string, number] => {
    const [name = '', count = '', ...more] = entry.split('=').map((part) => part.trim());
    if (!PROCESSES.some((kind) => kind.name === name))
      throw new Error(`REPLICAS: '${name}' is none of ${PROCESSES.map((kind) => kind.name).join(', ')}`);
    if (more.length || !/^\d+$/.test(count) || Number(count) < 1 || Number(count) > MAX_REPLICAS)
      throw new Error(`REPLICAS: '${entry}' is not ${name}=<1 to ${MAX_REPLICAS}>`);
    return [name, Number(count)];
  });
  return { ...DEFAULT_REPLICAS, ...Object.fromEntries(counts) };
}
