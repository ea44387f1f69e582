import { diag, context, trace, DiagLogLevel, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  SamplingDecision,
  TracerProvider,
  type Sampler,
  type SamplingResult,
} from '@opentelemetry/sdk-trace';
import { log } from './log.js';
import { UNTRUSTED_PARENT } from './tracing.js';

/** While the collector cannot be reached, one line per minute is enough. */
const LOG_INTERVAL_MS = 60_000;

interface TracingOptions {
  /** `service.name` of the spans. */
  processName: string;
  url: string;
  /** Share of the traces that start here which are recorded, from 0 to 1. */
  share: number;
  /** How long ended spans wait for their batch. */
  exportIntervalMs: number;
  /** `name=value`, comma-separated, percent-encoded; as `OTEL_EXPORTER_OTLP_HEADERS`. */
  headers: string;
  /** `name=value`, comma-separated, percent-encoded; as `OTEL_RESOURCE_ATTRIBUTES`. */
  resourceAttributes: string;
}

/**
 * Registers the SDK, which sends spans as OTLP over HTTP (JSON) to `url`.
 * @returns sends what waits, and stops
 */
export function registerTracing(options: TracingOptions): () => Promise<void> {
  logFailuresOfExport();
  const headers = parseKeyPairsIntoRecord(options.headers);
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: options.url, headers }),
    scheduledDelayMillis: options.exportIntervalMs,
  });
  const provider = new TracerProvider({
    sampler: new EntrySampler(options.share),
    resource: resourceFromAttributes({
      'service.namespace': 'araucaria',
      'service.name': options.processName,
      'service.instance.id': `${process.env.HOSTNAME ?? 'local'}:${process.pid}`,
      ...parseKeyPairsIntoRecord(options.resourceAttributes),
    }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/**
 * Decides where a trace enters the product: by chance, and not by the trace id, which a client chooses. Later spans follow
 * the decision of their parent, so a trace is recorded completely or not at all.
 */
export class EntrySampler implements Sampler {
  constructor(private readonly share: number) {}

  shouldSample(parent: Context): SamplingResult {
    const parentSpan = parent.getValue(UNTRUSTED_PARENT) ? undefined : trace.getSpanContext(parent);
    const isSampled = parentSpan ? (parentSpan.traceFlags & 1) === 1 : Math.random() < this.share;
    return { decision: isSampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  }

  toString(): string {
    return `EntrySampler{${this.share}}`;
  }
}

function logFailuresOfExport(): void {
  let loggedAt = 0;
  const warn = (message: string, ...details: unknown[]) => {
    if (Date.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = Date.now();
    log.warn({ reason: message, details }, 'traces were not exported');
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
