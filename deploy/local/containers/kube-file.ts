import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { renderKustomization } from '../operations/kubectl.ts';
import { kubernetesSecrets } from '../operations/kubernetes-secrets.ts';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { replicas?: number; template: { spec: PodSpec } };
}

interface PodSpec {
  restartPolicy?: string;
  containers: Container[];
}

interface Container extends Partial<Record<Probe, { httpGet: { port: string | number } }>> {
  image: string;
  imagePullPolicy?: string;
  ports?: Array<{ name: string; containerPort: number }>;
}

type Probe = (typeof PROBES)[number];

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;
const RPC_ADDRESS = /^([a-z-]+):4000$/;

interface KubePods {
  /** Values by variable, by the name of the Secret. */
  secrets: Record<string, Record<string, string>>;
  migrations: string;
  processes: string;
}

/**
 * The pods of `deploy/kubernetes/overlays/minimal` for `podman kube play`: Deployments with one replica each and
 * ConfigMaps as they are; the migrations as a pod, because podman knows no Job. What needs a cluster (services, policies,
 * autoscalers, ingress) is left out; podman gives the pod of a Deployment the name `<name>-pod-0`.
 * @param env lines of `npm run secrets`, and `PUBLIC_URL`
 */
export async function kubePods(env: Record<string, string>): Promise<KubePods> {
  const rendered = await renderKustomization(join(ROOT, 'deploy/kubernetes/overlays/minimal'));
  const manifests = parseAllDocuments(rendered).map((document) => document.toJS() as Manifest);
  const settings: Record<string, string> = {
    S3_ENDPOINT: 'http://storage:8333',
    PUBLIC_URL: env.PUBLIC_URL ?? '',
    // The administrator of the check has no authenticator app.
    REQUIRE_SECOND_FACTOR: 'off',
  };
  for (const { data } of manifests) {
    for (const [name, value] of Object.entries(data ?? {}))
      if (data) data[name] = settings[name] ?? value.replace(RPC_ADDRESS, '$1-pod-0:4000');
  }
  for (const { spec } of manifests) {
    for (const container of spec?.template?.spec.containers ?? []) {
      container.image = `docker.io/${container.image}:latest`;
      container.imagePullPolicy = 'Never';
      withoutPorts(container);
    }
    if (spec?.replicas) spec.replicas = 1;
  }
  const servers = { postgres: 'postgres:5432', redis: 'redis:6379', smtpUrl: 'smtp://mailbox:1025' };
  const secrets = kubernetesSecrets({ KEDA_REDIS_PASSWORD: 'unused', ...env }, servers);
  const job = manifests.find(({ kind }) => kind === 'Job');
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'migrations' },
    spec: job?.spec?.template.spec,
  };
  if (pod.spec) pod.spec.restartPolicy = 'Never';
  const text = (documents: object[]): string => documents.map((each) => JSON.stringify(each)).join('\n---\n');
  const played = ['ConfigMap', 'Deployment'];
  return {
    secrets: Object.fromEntries(secrets.map(({ metadata, stringData }) => [metadata.name, stringData])),
    migrations: text([pod]),
    processes: text(manifests.filter(({ kind }) => played.includes(kind))),
  };
}

/** Podman 4 publishes every port of a container on all addresses of the host. */
function withoutPorts(container: Container): void {
  for (const probe of PROBES) {
    const check = container[probe]?.httpGet;
    const port = container.ports?.find(({ name }) => name === check?.port);
    if (check && port) check.port = port.containerPort;
  }
  delete container.ports;
}
