import { bool, num, readConfig, str } from './config.js';
import { disableTracing, enableTracing } from './tracing.js';

/** A collector that does not respond delays the end of a process by at most this. */
const SHUTDOWN_TIMEOUT_MS = 1_000;
/** Of the traces. */
const DEFAULT_SHARE = 0.1;

let shutDown: (() => Promise<void>) | undefined;

/**
 * Starts to record and export spans if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. The SDK is loaded only then.
 * @throws {ConfigError} when an `OTEL_*` variable is malformed
 */
export async function startTracing(processName: string): Promise<void> {
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: str({ default: '' }),
    OTEL_EXPORTER_OTLP_HEADERS: str({ default: '' }),
    OTEL_RESOURCE_ATTRIBUTES: str({ default: '' }),
    OTEL_SDK_DISABLED: bool({ default: false }),
    OTEL_TRACES_SAMPLER_ARG: num({ default: DEFAULT_SHARE }),
    OTEL_BSP_SCHEDULE_DELAY: num({ default: 5_000 }),
  });
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT || config.OTEL_SDK_DISABLED) return;
  const { registerTracing } = await import('./tracing-sdk.js');
  shutDown = registerTracing({
    processName,
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    exportIntervalMs: config.OTEL_BSP_SCHEDULE_DELAY,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    resourceAttributes: config.OTEL_RESOURCE_ATTRIBUTES,
  });
  enableTracing();
}

/** Exports the spans that wait, within {@link SHUTDOWN_TIMEOUT_MS}. */
export async function stopTracing(): Promise<void> {
  if (!shutDown) return;
  disableTracing();
  const timeout = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
  await Promise.race([shutDown().catch(() => undefined), timeout]);
  shutDown = undefined;
}
