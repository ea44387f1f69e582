import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { renderKustomization } from '../operations/kubectl.ts';
import { SECRET_VARIABLES } from '../operations/kubernetes-secrets.ts';
import { PROCESSES } from '../system/processes.ts';
import { violation, type Manifest } from './kubernetes-schemas.ts';

interface PodTemplate {
  spec: {
    serviceAccountName: string;
    automountServiceAccountToken: boolean;
    securityContext: { runAsNonRoot: boolean; seccompProfile: { type: string } };
    terminationGracePeriodSeconds?: number;
    dnsConfig?: { options: Array<{ name: string; value: string }> };
    containers: Array<
      Record<string, unknown> & { image: string; envFrom: Array<Record<string, { name: string }>> }
    >;
  };
}

const OVERLAYS = ['minimal', 'production'];
const rendered: Record<string, Manifest[]> = {};
beforeAll(async () => {
  for (const overlay of OVERLAYS) {
    const yaml = await renderKustomization(join(ROOT, 'deploy/kubernetes/overlays', overlay));
    rendered[overlay] = parseAllDocuments(yaml).map((document) => document.toJS() as Manifest);
  }
});

const all = (overlay = 'production'): Manifest[] => rendered[overlay] ?? [];
const ofKind = (kind: string, overlay?: string): Manifest[] =>
  all(overlay).filter((each) => each.kind === kind);
const named = (kind: string, name: string, overlay?: string): Manifest => {
  const found = ofKind(kind, overlay).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
/** All that runs pods. */
const workloads = (): Manifest[] => [...ofKind('Deployment'), ...ofKind('Job'), ...ofKind('CronJob')];
const template = (manifest: Manifest): PodTemplate => {
  const { spec } = manifest as {
    spec: { template?: PodTemplate; jobTemplate?: { spec: { template: PodTemplate } } };
  };
  const found = spec.template ?? spec.jobTemplate?.spec.template;
  if (!found) throw new Error(`${manifest.metadata.name} has no pods`);
  return found;
};
const container = (manifest: Manifest) => {
  const [first] = template(manifest).spec.containers;
  if (!first) throw new Error(`${manifest.metadata.name} has no container`);
  return first;
};
/** The generated names end in a hash of their content. */
const settings = (name: string): Record<string, string> =>
  ofKind('ConfigMap').find(({ metadata }) => metadata.name.replace(/-[a-z0-9]{10}$/, '') === name)?.data ??
  {};

describe('deploy/kubernetes', () => {
  it.each(OVERLAYS)('follows the published schemas: %s', async (overlay) => {
    const violations = [];
    for (const manifest of all(overlay)) {
      const found = await violation(manifest);
      if (found) violations.push(`${manifest.kind} ${manifest.metadata.name}: ${found}`);
    }
    expect(all(overlay).length).toBeGreaterThan(50);
    expect(violations).toEqual([]);
  });

  it('is checked by schemas that find a wrong type', async () => {
    const wrong = structuredClone(named('Deployment', 'jobs')) as Manifest & { spec: { replicas: unknown } };
    wrong.spec.replicas = 'two';
    expect(await violation(wrong)).toMatch(/replicas/);
  });

  it('takes every image from the registry of the installation', () => {
    for (const each of workloads())
      expect(container(each).image).toMatch(/^registry\.example\/araucaria-talentos\/[a-z-]+:0\.1\.0$/);
  });

  it('puts everything into its namespace', () => {
    const outside = all().filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'araucaria-talentos',
    );
    expect(outside.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([]);
  });

  it('backs up each night, stores erasures every five minutes and verifies each week', () => {
    const planned = ofKind('CronJob').map((each) => {
      const { schedule, timeZone } = each.spec as { schedule: string; timeZone: string };
      return [schedule, timeZone, (container(each).command as string[]).slice(2).join(' ')];
    });
    expect(planned.sort()).toEqual([
      ['*/5 * * * *', 'America/Sao_Paulo', 'erasures'],
      ['15 2 * * *', 'America/Sao_Paulo', 'create --keep 30'],
      ['30 4 * * 0', 'America/Sao_Paulo', 'verify'],
    ]);
    for (const each of ofKind('CronJob'))
      expect(each.spec).toMatchObject({
        concurrencyPolicy: 'Forbid',
        jobTemplate: {
          spec: { template: { spec: { restartPolicy: 'Never', serviceAccountName: 'backup' } } },
        },
      });
  });

  it('gives the exporter of the backups the credentials of their bucket alone', () => {
    const { envFrom, env } = container(named('Deployment', 'backup-exporter'));
    expect(envFrom.flatMap((each) => Object.keys(each))).toEqual(['configMapRef']);
    expect((env as { name: string }[]).map(({ name }) => name)).toEqual([
      'HEALTH_PORT',
      'BACKUP_S3_ACCESS_KEY',
      'BACKUP_S3_SECRET_KEY',
    ]);
    // The ServiceMonitor of the processes reads the port `health` of every Service but that of the gateway.
    expect(named('Service', 'backup-exporter').spec).toMatchObject({ ports: [{ name: 'health' }] });
  });

  it.each(PROCESSES)('gives $name its own Secret and no secret by a ConfigMap', ({ name }) => {
    const references = container(named('Deployment', name)).envFrom.map(
      (each) => Object.values(each)[0]?.name,
    );
    expect(references.map((each) => each?.replace(/-[a-z0-9]{10}$/, ''))).toEqual(['settings', name, name]);
    const given = [...Object.keys(settings('settings')), ...Object.keys(settings(name))];
    expect(given.filter((variable) => SECRET_VARIABLES.has(variable))).toEqual([]);
  });

  it('meets what PodSecurity restricted asks of every pod', () => {
    expect(named('Namespace', 'araucaria-talentos').metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
    for (const manifest of workloads()) {
      const { spec } = template(manifest);
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(container(manifest).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container(manifest).resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  it.each(PROCESSES)('probes $name, protects it from disruptions and drains it', ({ name }) => {
    expect(container(named('Deployment', name))).toMatchObject({
      startupProbe: { httpGet: { path: '/health/live' } },
      readinessProbe: { httpGet: { path: '/health/ready' } },
      livenessProbe: { httpGet: { path: '/health/live' } },
      lifecycle: { preStop: { sleep: { seconds: 5 } } },
    });
    expect(named('PodDisruptionBudget', name).spec).toMatchObject({ maxUnavailable: 1 });
    const { terminationGracePeriodSeconds, dnsConfig } = template(named('Deployment', name)).spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(5 + 9);
    expect(dnsConfig?.options).toContainEqual({ name: 'timeout', value: '1' });
  });

  it('leaves replicas to the scalers where there are some', () => {
    for (const { spec } of ofKind('Deployment')) expect(spec).not.toHaveProperty('replicas');
    for (const { spec } of ofKind('Deployment', 'minimal')) expect(spec).toHaveProperty('replicas');
  });

  it('holds no secret', () => {
    expect(OVERLAYS.flatMap((overlay) => ofKind('Secret', overlay))).toEqual([]);
  });
});
