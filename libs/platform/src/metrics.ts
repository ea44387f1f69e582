import { Histogram, collectDefaultMetrics, register } from 'prom-client';

/** Seconds that calls took in this process, by call and outcome. */
export const rpcDuration = new Histogram({
  name: 'rpc_server_duration_seconds',
  help: 'Time taken to answer a call',
  labelNames: ['call', 'outcome'],
  // From a cached read (1 ms) to the longest deadline (30 s).
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
});

collectDefaultMetrics();

/** Everything measured, in the Prometheus text format. */
export const metricsText = (): Promise<string> => register.metrics();
export const metricsContentType = register.contentType;
