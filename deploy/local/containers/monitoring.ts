import type { Compose } from './compose.ts';
import { requestInside } from './backup.ts';

const SCRAPED_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 3_000;

interface Target {
  labels: { job: string; instance: string };
  health: 'up' | 'down' | 'unknown';
  lastError: string;
}

interface Rules {
  data: { groups: { rules: { name: string; health: string; lastError?: string }[] }[] };
}

/**
 * Waits until Prometheus has read the metrics of every process and of the exporter of the backups, and has evaluated every
 * rule. The probe of the site is only asked for: from inside of a container the address of this run is another one.
 */
export async function checkMonitoring(compose: Compose, jobs: string[]): Promise<void> {
  console.log('Monitoring:');
  const deadline = Date.now() + SCRAPED_TIMEOUT_MS;
  for (;;) {
    const targets = await activeTargets(compose);
    const missing = jobs.filter((job) => !targets.some(({ labels }) => labels.job === job));
    const down = targets.filter(({ labels, health }) => labels.job !== 'site' && health !== 'up');
    if (!missing.length && !down.length) {
      console.log(
        `  ${targets.length} targets are up: ${targets.map(({ labels }) => labels.job).join(', ')}`,
      );
      break;
    }
    if (Date.now() > deadline)
      throw new Error(`Not found: ${missing.join(', ')}; not up: ${JSON.stringify(down, null, 1)}`);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
  }
  const { data } = JSON.parse(await requestPrometheus(compose, 'rules')) as Rules;
  const rules = data.groups.flatMap((group) => group.rules);
  const failed = rules.filter(({ health }) => health === 'err');
  if (!rules.length || failed.length) throw new Error(`Rules failed: ${JSON.stringify(failed)}`);
  console.log(`  ${rules.length} rules are evaluated without an error`);
}

async function activeTargets(compose: Compose): Promise<Target[]> {
  const response = await requestPrometheus(compose, 'targets?state=active');
  return (JSON.parse(response) as { data: { activeTargets: Target[] } }).data.activeTargets;
}

/** From a gateway: the container of Prometheus has no program that could send a request. */
const requestPrometheus = (compose: Compose, path: string): Promise<string> =>
  requestInside(compose, 'gateway', `http://prometheus:9090/api/v1/${path}`);
