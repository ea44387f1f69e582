import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Prometheus metrics of one application, with the default metrics of its process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  /** Seconds from the arrival of a call to its reply; labels `call` (its pattern) and `outcome` (`ok` or `error`). */
  readonly rpcDurationSeconds = new Histogram({
    name: 'rpc_server_duration_seconds',
    help: 'Seconds from the arrival of a call to its reply',
    labelNames: ['call', 'outcome'],
    // From a cached read (1 ms) to the longest deadline (30 s).
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers: [this.registry],
  });

  /** Requests that the gateway refused; label `kind`: `login`, `unauthenticated`, `forbidden`, `rate-limit` or `overload`. */
  readonly refusals = new Counter({
    name: 'gateway_refusals_total',
    help: 'Requests refused for want of a login, a role, a free rate limit or capacity, and failed logins',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In the Prometheus text format, {@link METRICS_CONTENT_TYPE}. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
