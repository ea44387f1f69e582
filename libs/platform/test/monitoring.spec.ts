import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { Metrics } from '../src/metrics.js';

const ROOT = join(import.meta.dirname, '../../..');
const MONITORING = join(ROOT, 'deploy/monitoring');

/** Metrics of other programs with their labels: of Prometheus itself, the blackbox exporter and cert-manager. */
const EXTERNAL: Record<string, string[]> = {
  up: [],
  probe_success: [],
  probe_ssl_earliest_cert_expiry: [],
  certmanager_certificate_expiration_timestamp_seconds: ['name'],
};
/** A test of the backups compares them with those that the exporter has. */
const OF_BACKUPS = /^backup_/;
/** Labels that Prometheus adds, and the one of the buckets of histograms. */
const COMMON_LABELS = ['job', 'instance', 'le'];

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
  labels: { severity: string };
}
interface RuleFile {
  groups: Array<{ rules: Rule[] }>;
}
interface Dashboard {
  uid: string;
  panels: Array<{ id: number; title: string; targets: Array<{ expr: string }> }>;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: MONITORING }).map((file) => join(MONITORING, file));

const rules = filesOf('alerts/*.yml').flatMap((file) =>
  (parse(read(file)) as RuleFile).groups.flatMap((group) => group.rules),
);
const dashboards = filesOf('grafana/dashboards/*.json').map((file) => JSON.parse(read(file)) as Dashboard);
const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboards.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `${uid}: ${title}`, expr }))),
  ),
];

/** The selected metrics of an expression with the labels of their matchers, and whether it is valid. */
function analyse(expr: string): { isValid: boolean; selectors: Array<{ metric: string; labels: string[] }> } {
  const selectors: Array<{ metric: string; labels: string[] }> = [];
  let isValid = true;
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) isValid = false;
      if (type.name === 'VectorSelector') selectors.push({ metric: '', labels: [] });
      const text = expr.slice(from, to);
      const selector = selectors.at(-1);
      if (type.name === 'Identifier' && selector) selector.metric ||= text;
      if (type.name === 'LabelName' && selector) selector.labels.push(text);
    },
  });
  return { isValid, selectors };
}

describe('alert rules and dashboards', () => {
  const samples = new Metrics().sampleLabels();

  it('exist', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(dashboards.length).toBeGreaterThan(2);
  });

  it.each(expressions)('have a valid expression over metrics of the processes: $where', ({ expr }) => {
    const { isValid, selectors } = analyse(expr);

    expect(isValid).toBe(true);
    expect(selectors.length).toBeGreaterThan(0);
    const unknownMetrics = selectors.filter(
      ({ metric }) => !samples.has(metric) && !(metric in EXTERNAL) && !OF_BACKUPS.test(metric),
    );
    expect(unknownMetrics).toEqual([]);
  });

  it.each(expressions)('match only labels that the metrics have: $where', ({ expr }) => {
    // Grouping labels (`sum by`) count for the whole expression, matchers for their metric: the union is enough here.
    const { selectors } = analyse(expr);
    const known = new Set([
      ...COMMON_LABELS,
      ...selectors.flatMap(({ metric }) => samples.get(metric) ?? EXTERNAL[metric] ?? []),
    ]);

    expect(selectors.flatMap(({ labels }) => labels).filter((label) => !known.has(label))).toEqual([]);
  });

  it('detect a metric or a label that does not exist, and a syntax error', () => {
    expect(analyse('sum by (job) (rate(no_such_total{kind="x"}[5m])').isValid).toBe(false);
    expect(analyse('sum by (job) (rate(no_such_total{kind="x"}[5m]))')).toEqual({
      isValid: true,
      selectors: [{ metric: 'no_such_total', labels: ['kind'] }],
    });
  });

  it('have unique names', () => {
    const names = [...rules.map(({ alert }) => alert), ...dashboards.map(({ uid }) => uid)];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('an alert rule', () => {
  const runbook = read(join(ROOT, 'docs/operations/alerts.md'));
  const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);

  it.each(rules)(
    '$alert has a severity, a summary and its section in the runbook',
    ({ alert, annotations, labels }) => {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(annotations.runbook_url).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
      expect(headings).toContain(alert);
    },
  );

  it('exists for each section of the runbook', () => {
    expect(headings.filter((heading) => !rules.some(({ alert }) => alert === heading))).toEqual([]);
  });
});
