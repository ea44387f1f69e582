import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';

interface Service {
  image: string;
  volumes?: string[];
  configs?: Array<{ source: string; target: string }>;
  [key: string]: unknown;
}

interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

/** Images that cannot be pulled, by the name of their repository. */
const STAND_INS: Record<string, string> = {
  postgres: 'localhost/stand-in/postgres:18',
  redis: 'localhost/stand-in/redis:7',
  caddy: 'localhost/stand-in/caddy:2',
  'chrislusf/seaweedfs': 'localhost/stand-in/seaweedfs:4',
  'prom/prometheus': 'localhost/stand-in/prometheus:2',
  'prom/blackbox-exporter': 'localhost/stand-in/blackbox-exporter:0',
};

/** Debian's Compose 1.29 does not know these; none of them changes what runs. */
const UNKNOWN_TO_OLD_COMPOSE = ['build', 'deploy', 'logging', 'configs', 'profiles'];

function readComposeFile(): ComposeFile {
  return parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;
}

/**
 * Writes docker-compose.yml for Debian's Compose: the same containers, rights, variables, health checks and order of start, with
 * stand-ins for foreign images, configurations as files, and the limits that this machine allows. Of the profiles those
 * services are left out whose image has no stand-in: Grafana, Tempo, the collector and the language model.
 * @param env the values of variables in configurations
 * @returns the path of the file
 */
export function writeComposeFile(folder: string, env: Record<string, string>): string {
  const { services, volumes, configs } = readComposeFile();
  mkdirSync(folder, { recursive: true });
  for (const [name, { content }] of Object.entries(configs))
    writeFileSync(join(folder, name), interpolate(content, env), { mode: 0o644 });
  const converted = Object.entries(services).flatMap(([name, service]) => {
    const repository = service.image.split(/[:@]/)[0] ?? '';
    const isOurs = repository.startsWith('araucaria-talentos/');
    if (service.profiles && !isOurs && !STAND_INS[repository]) return [];
    const kept = Object.entries(service).filter(([key]) => !UNKNOWN_TO_OLD_COMPOSE.includes(key));
    const files = (service.configs ?? []).map(({ source, target }) => `${join(folder, source)}:${target}:ro`);
    return [
      [
        name,
        {
          ...Object.fromEntries(kept),
          image: STAND_INS[repository] ?? `docker.io/${service.image}:latest`,
          volumes: [
            ...(service.volumes ?? []).map((volume) => volume.replace(/^\.\//, `${ROOT}/`)),
            ...files,
          ],
          // Raising a limit is forbidden here.
          ulimits: { nofile: { soft: 1024, hard: 1024 }, nproc: { soft: 4096, hard: 4096 } },
        },
      ],
    ];
  });
  const file = join(folder, 'compose.json');
  const content = { version: '3.9', services: Object.fromEntries(converted) as object, volumes };
  writeFileSync(file, JSON.stringify(content, null, 2));
  return file;
}

/** `${NAME:?}` and `${NAME:-default}`, as Compose replaces them. */
function interpolate(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, operator: string, rest: string) => {
    const value = env[name] || (operator === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  });
}
