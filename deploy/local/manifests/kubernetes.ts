import { PROCESSES, rpcVariable, variablesOf, type Process } from '../system/processes.ts';
import { NOTE } from './regions.ts';

/** What a process is given by its ConfigMap of the variables that it reads. Secrets come from `npm run secrets -- --kubernetes`. */
const VALUES: Record<string, string> = {
  PORT: '3000',
  TRUSTED_PROXIES: 'uniquelocal',
  REQUIRE_SECOND_FACTOR: 'admins-after-grace',
  PUBLIC_URL: 'https://talentos.example',
  ADMIN_USERNAME: 'admin',
  ADMIN_EMAIL: 'talentos@araucaria.example',
  MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
  STORAGE_URL: 's3://resumes',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'us-east-1',
  PARSER_PROCESSES: '2',
  ...Object.fromEntries(PROCESSES.map(({ name }) => [rpcVariable(name), `${name}:4000`])),
  SEED_DEMO: 'false',
};

const HEADER = `# ${NOTE}\n`;
const yaml = (...documents: string[]): string =>
  HEADER + documents.map((each) => each.trimEnd()).join('\n---\n') + '\n';

function processFile({ name, kind, resources: { cpu, memory, memoryLimit } }: Process): string {
  const port = kind === 'gateway' ? 'http' : 'health';
  const ports = {
    gateway: [{ port: 'http', outside: 80, inside: 3000 }],
    service: [
      { port: 'rpc', outside: 4000, inside: 4000 },
      { port: 'health', outside: 4100, inside: 4100 },
    ],
    worker: [{ port: 'health', outside: 4100, inside: 4100 }],
  }[kind];
  return yaml(
    `apiVersion: v1
kind: ServiceAccount
metadata:
  name: ${name}
automountServiceAccountToken: false
`,
    `apiVersion: v1
kind: Service
metadata:
  name: ${name}
  labels: { app.kubernetes.io/name: ${name} }
spec:
${kind === 'gateway' ? '' : '  # Every replica has its own address in DNS: callers distribute their calls themselves.\n  clusterIP: None\n'}  selector: { app.kubernetes.io/name: ${name} }
  ports:
${ports.map((each) => `    - { name: ${each.port}, port: ${each.outside}, targetPort: ${each.port} }`).join('\n')}
`,
    `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/component: process }
spec:
  replicas: 2
  selector:
    matchLabels: { app.kubernetes.io/name: ${name} }
  template:
    metadata:
      labels: { app.kubernetes.io/name: ${name} }
    spec:
      serviceAccountName: ${name}
      containers:
        - name: process
          image: araucaria-talentos/${name}
          ports:
${ports.map((each) => `            - { name: ${each.port}, containerPort: ${each.inside} }`).join('\n')}
          envFrom:
            - configMapRef: { name: settings }
            - configMapRef: { name: ${name} }
            - secretRef: { name: ${name} }
          resources:
            requests: { cpu: ${cpu}, memory: ${memory} }
            limits: { memory: ${memoryLimit} }
          startupProbe:
            httpGet: { path: /health/live, port: ${port} }
            periodSeconds: 2
            failureThreshold: 60
          readinessProbe:
            httpGet: { path: /health/ready, port: ${port} }
            periodSeconds: 5
            timeoutSeconds: 4
          livenessProbe:
            httpGet: { path: /health/live, port: ${port} }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
`,
    `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: ${name}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: { app.kubernetes.io/name: ${name} }
`,
  );
}

const policy = (name: string, process: string, direction: string, peers: string): string =>
  `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: ${name}
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: ${process} } }
  policyTypes: [${direction === 'from' ? 'Ingress' : 'Egress'}]
  ${direction === 'from' ? 'ingress' : 'egress'}:
    - ${direction}:
${peers}      ports: [{ protocol: TCP, port: rpc }]
`;

/** Which pods may open connections for calls, and accept them. */
function callsFile(): string {
  const peer = (name: string): string =>
    `        - podSelector: { matchLabels: { app.kubernetes.io/name: ${name} } }\n`;
  const policies = PROCESSES.flatMap(({ name, calls }) => {
    const callers = PROCESSES.filter((each) => each.calls.includes(name)).map((each) => peer(each.name));
    return [
      ...(callers.length ? [policy(`callers-of-${name}`, name, 'from', callers.join(''))] : []),
      ...(calls.length ? [policy(`calls-of-${name}`, name, 'to', calls.map(peer).join(''))] : []),
    ];
  });
  return yaml(...policies);
}

function kustomization(): string {
  const settings = PROCESSES.map((process) => {
    const read = new Set(variablesOf(process));
    const literals = Object.entries(VALUES).filter(([name]) => read.has(name));
    return `  - name: ${process.name}
    literals:
${literals.map(([name, value]) => `      - ${name}=${value}\n`).join('')}`;
  });
  return `${HEADER}# Secrets have the name of the process and are not in this folder: \`npm run secrets -- --kubernetes\` generates them.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - calls.yaml
${PROCESSES.map(({ name }) => `  - ${name}.yaml\n`).join('')}configMapGenerator:
${settings.join('')}`;
}

const scaledObject = ({ name, queues: [queue], scaling }: Process): string => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: ${name}
spec:
  scaleTargetRef: { name: ${name} }
  minReplicaCount: 2
  maxReplicaCount: ${scaling?.maximum}
  pollingInterval: 10
  cooldownPeriod: 300
  triggers:
    - type: redis
      # Messages that wait, for each replica.
      metadata: { listName: 'araucaria:${queue}:wait', listLength: '${scaling?.waitingMessages}' }
      authenticationRef: { name: queues }
`;

/** The files in deploy/kubernetes that follow from the processes. */
export const kubernetesFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    PROCESSES.map((process) => [`base/processes/${process.name}.yaml`, processFile(process)]),
  ),
  'base/processes/calls.yaml': callsFile(),
  'base/processes/kustomization.yaml': kustomization(),
  'components/keda/scaled-objects.yaml': yaml(
    ...PROCESSES.filter(({ scaling }) => scaling).map(scaledObject),
  ),
});
