import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { log } from './log.js';

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** A collector that takes longer, for instance while its server is down, leaves its metrics out of this scrape. */
const COLLECTOR_TIMEOUT_MS = 2_000;

/** From a cached read (1 ms) to the longest deadline (30 s). */
const CALL_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
/** From a short résumé (50 ms) to a scan (a minute). */
const PARSING_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60];

/**
 * A timer measures the delay of the event loop, and what is measured contains this interval (`nodejs_eventloop_lag_*`). The
 * default of 10 ms would wake each idle process a hundred times a second.
 */
const EVENT_LOOP_INTERVAL_MS = 100;

/** Sets gauges right before a scrape. */
type Collector = () => Promise<void> | void;

/**
 * Prometheus metrics of one application, with the default metrics of its process. All names are here: alert rules and
 * dashboards (`deploy/monitoring`) are checked against this registry. A process that does not use a metric exposes its name
 * without samples.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly collectors: Array<{ gauges: Gauge[]; collect: Collector }> = [];

  /** Seconds from the arrival of a call to its reply; labels `call` (its pattern) and `outcome` (`ok` or `error`). */
  readonly rpcDurationSeconds = new Histogram({
    name: 'rpc_server_duration_seconds',
    help: 'Seconds from the arrival of a call to its reply',
    labelNames: ['call', 'outcome'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: this.registers,
  });

  /** Seconds that the caller waited, with retries; `outcome` is `ok`, `error` or `unavailable` (no reply in time). */
  readonly rpcClientDurationSeconds = new Histogram({
    name: 'rpc_client_duration_seconds',
    help: 'Seconds from a call to its reply, with retries, as the caller sees them',
    labelNames: ['call', 'outcome'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: this.registers,
  });

  /** Labels `method`, `route` (its template, or `unmatched`) and `status` (`2xx` …). */
  readonly httpDurationSeconds = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Seconds from the arrival of the headers of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: this.registers,
  });

  readonly httpRunningRequests = new Gauge({
    name: 'http_server_running_requests',
    help: 'Requests that are being handled',
    registers: this.registers,
  });

  /** Label `operation`: its name if it is an operation of the site, else `other`; `outcome`: `ok` or `error`. */
  readonly graphqlDurationSeconds = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Seconds to execute a GraphQL operation',
    labelNames: ['operation', 'outcome'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: this.registers,
  });

  /** Requests that the gateway refused; label `kind`: `login`, `unauthenticated`, `forbidden`, `rate-limit` or `overload`. */
  readonly refusals = new Counter({
    name: 'gateway_refusals_total',
    help: 'Requests refused for want of a login, a role, a free rate limit or capacity, and failed logins',
    labelNames: ['kind'],
    registers: this.registers,
  });

  /** Label `state`: `waiting`, `active`, `delayed` or `failed`. Every gateway reports all queues. */
  readonly queueMessages = new Gauge({
    name: 'queue_messages',
    help: 'Messages in a queue, by state; delayed ones are timers and retries',
    labelNames: ['queue', 'state'],
    registers: this.registers,
  });

  readonly queueOldestAgeSeconds = new Gauge({
    name: 'queue_oldest_message_age_seconds',
    help: 'How long the oldest waiting message of a queue has been due; 0 when none waits',
    labelNames: ['queue'],
    registers: this.registers,
  });

  readonly queueWorkers = new Gauge({
    name: 'queue_workers',
    help: 'Workers that are connected to a queue',
    labelNames: ['queue'],
    registers: this.registers,
  });

  readonly outboxUnpublishedEvents = new Gauge({
    name: 'outbox_unpublished_events',
    help: 'Events of a service that are stored and not published',
    labelNames: ['schema'],
    registers: this.registers,
  });

  readonly outboxOldestAgeSeconds = new Gauge({
    name: 'outbox_oldest_unpublished_age_seconds',
    help: 'Age of the oldest event that is not published; 0 when all are',
    labelNames: ['schema'],
    registers: this.registers,
  });

  /** Label `outcome`: `ok`, `error` (is retried or kept as failed) or `postponed` (a dependency is unavailable). */
  readonly eventHandlingSeconds = new Histogram({
    name: 'event_handling_duration_seconds',
    help: 'Seconds of one attempt to handle an event',
    labelNames: ['event', 'outcome'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: this.registers,
  });

  /** Messages that no service that publishes the event has signed. They stay in the queue as failed and have no effect. */
  readonly refusedEvents = new Counter({
    name: 'events_refused_total',
    help: 'Event messages that were refused because of their signature',
    registers: this.registers,
  });

  /** Each is a defect: two services that call each other under their locks would wait for each other. */
  readonly callsUnderLock = new Counter({
    name: 'rpc_calls_under_lock_total',
    help: 'Calls of other services that were made while a transaction held a lock',
    labelNames: ['call'],
    registers: this.registers,
  });

  /** Label `outcome`: `sent`, `retried`, `failed` (for good), `cancelled` or `postponed` (the server is unreachable). */
  readonly deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Attempts to send a message to a person, by channel (email, whatsapp) and outcome',
    labelNames: ['channel', 'outcome'],
    registers: this.registers,
  });

  /** Label `outcome`: `read`, `rejected` (not a readable PDF) or `error`. */
  readonly resumeParsingSeconds = new Histogram({
    name: 'resume_parsing_duration_seconds',
    help: 'Seconds to read one résumé',
    labelNames: ['outcome'],
    buckets: PARSING_BUCKETS_SECONDS,
    registers: this.registers,
  });

  /** Labels `pool` (`transactions` or `reads`) and `state` (`used` or `idle`). */
  readonly databaseConnections = new Gauge({
    name: 'database_pool_connections',
    help: 'Open connections of a pool, by state',
    labelNames: ['pool', 'state'],
    registers: this.registers,
  });

  readonly databaseMaxConnections = new Gauge({
    name: 'database_pool_max_connections',
    help: 'Connections that a pool opens at most',
    labelNames: ['pool'],
    registers: this.registers,
  });

  readonly databaseWaiting = new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Work that waits for a connection of a pool',
    labelNames: ['pool'],
    registers: this.registers,
  });

  readonly cronLastStart = new Gauge({
    name: 'cron_last_start_timestamp_seconds',
    help: 'When the last run of a cron job started',
    labelNames: ['cron'],
    registers: this.registers,
  });

  readonly cronLastSuccess = new Gauge({
    name: 'cron_last_run_success',
    help: '1 if the last run of a cron job ended without an error, else 0',
    labelNames: ['cron'],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: EVENT_LOOP_INTERVAL_MS,
    });
  }

  /** Calls `collect` before each scrape to set `gauges`, which have labels. They have no samples when it fails. */
  onScrape(gauges: Gauge[], collect: Collector): void {
    this.collectors.push({ gauges, collect });
  }

  /** In the Prometheus text format, {@link METRICS_CONTENT_TYPE}. */
  async text(): Promise<string> {
    await Promise.all(this.collectors.map((collector) => this.collect(collector)));
    return this.registry.metrics();
  }

  /** The label names of each metric, by the name of its samples (a histogram has three). */
  sampleLabels(): Map<string, readonly string[]> {
    return new Map(
      this.registry.getMetricsAsArray().flatMap((metric) => {
        const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] };
        if (!(metric instanceof Histogram)) return [[name, labelNames]];
        return ['bucket', 'count', 'sum'].map((part): [string, string[]] => [`${name}_${part}`, labelNames]);
      }),
    );
  }

  private async collect({ gauges, collect }: { gauges: Gauge[]; collect: Collector }): Promise<void> {
    try {
      await Promise.race([
        collect(),
        new Promise((_, reject) =>
          setTimeout(reject, COLLECTOR_TIMEOUT_MS, new Error('no response')).unref(),
        ),
      ]);
    } catch (error) {
      // A value of an earlier scrape would look like a present one.
      for (const gauge of gauges) gauge.reset();
      log.debug({ err: error }, 'metrics were not collected');
    }
  }
}
