export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: unknown;
}

/** The packages that hold the published schemas, by group. */
const SCHEMAS: Record<string, (version: string) => Promise<unknown>> = {
  'keda.sh': (version) => import(`@kubernetes-models/keda/keda.sh/${version}`),
  'monitoring.coreos.com': (version) =>
    import(`@kubernetes-models/prometheus-operator/monitoring.coreos.com/${version}`),
};

/** @returns the violations of the published schema, or undefined */
export async function violation(manifest: Manifest): Promise<string | undefined> {
  const [group = '', version = ''] = manifest.apiVersion.includes('/')
    ? manifest.apiVersion.split('/')
    : ['', manifest.apiVersion];
  const load = SCHEMAS[group] ?? (() => import(`kubernetes-models/${manifest.apiVersion}`));
  const models = (await load(version)) as Record<string, new (data: Manifest) => { validate(): void }>;
  const Model = models[manifest.kind];
  if (!Model) return `${manifest.apiVersion} has no ${manifest.kind}`;
  try {
    new Model(manifest).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
