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
  readonly rpcDurationSeconds = this.histogram(
    'rpc_server_duration_seconds',
    'Seconds from the arrival of a call to its reply',
    ['call', 'outcome'],
  );

  /** Seconds that the caller waited, with retries; `outcome` is `ok`, `error` or `unavailable` (no reply in time). */
  readonly rpcClientDurationSeconds = this.histogram(
    'rpc_client_duration_seconds',
    'Seconds from a call to its reply, with retries, as the caller sees them',
    ['call', 'outcome'],
  );

  /** Labels `method`, `route` (its template, or `unmatched`) and `status` (`2xx` …). */
  readonly httpDurationSeconds = this.histogram(
    'http_server_request_duration_seconds',
    'Seconds from the arrival of the headers of a request to the end of its response',
    ['method', 'route', 'status'],
  );

  readonly httpRunningRequests = this.gauge(
    'http_server_running_requests',
    'Requests that are being handled',
  );

  /** Label `operation`: its name if it is an operation of the site, else `other`; `outcome`: `ok` or `error`. */
  readonly graphqlDurationSeconds = this.histogram(
    'graphql_operation_duration_seconds',
    'Seconds to execute a GraphQL operation',
    ['operation', 'outcome'],
  );

  /** Requests that the gateway refused; label `kind`: `login`, `unauthenticated`, `forbidden`, `rate-limit` or `overload`. */
  readonly refusals = this.counter(
    'gateway_refusals_total',
    'Requests refused for want of a login, a role, a free rate limit or capacity, and failed logins',
    ['kind'],
  );

  /** Label `state`: `waiting`, `active`, `delayed` or `failed`. Every gateway reports all queues. */
  readonly queueMessages = this.gauge(
    'queue_messages',
    'Messages in a queue, by state; delayed ones are timers and retries',
    ['queue', 'state'],
  );

  readonly queueOldestAgeSeconds = this.gauge(
    'queue_oldest_message_age_seconds',
    'How long the oldest waiting message of a queue has been due; 0 when none waits',
    ['queue'],
  );

  readonly queueWorkers = this.gauge('queue_workers', 'Workers that are connected to a queue', ['queue']);

  readonly outboxUnpublishedEvents = this.gauge(
    'outbox_unpublished_events',
    'Events of a service that are stored and not published',
    ['schema'],
  );

  readonly outboxOldestAgeSeconds = this.gauge(
    'outbox_oldest_unpublished_age_seconds',
    'Age of the oldest event that is not published; 0 when all are',
    ['schema'],
  );

  /** Label `outcome`: `ok`, `error` (is retried or kept as failed) or `postponed` (a dependency is unavailable). */
  readonly eventHandlingSeconds = this.histogram(
    'event_handling_duration_seconds',
    'Seconds of one attempt to handle an event',
    ['event', 'outcome'],
  );

  /** Messages that no service that publishes the event has signed. They stay in the queue as failed and have no effect. */
  readonly refusedEvents = this.counter(
    'events_refused_total',
    'Event messages that were refused because of their signature',
  );

  /** Each is a defect: two services that call each other under their locks would wait for each other. */
  readonly callsUnderLock = this.counter(
    'rpc_calls_under_lock_total',
    'Calls of other services that were made while a transaction held a lock',
    ['call'],
  );

  /** Label `outcome`: `sent`, `retried`, `failed` (for good), `cancelled` or `postponed` (the server is unreachable). */
  readonly deliveries = this.counter(
    'deliveries_total',
    'Attempts to send a message to a person, by channel (email, whatsapp) and outcome',
    ['channel', 'outcome'],
  );

  /** Label `outcome`: `read`, `rejected` (not a readable PDF) or `error`. */
  readonly resumeParsingSeconds = this.histogram(
    'resume_parsing_duration_seconds',
    'Seconds to read one résumé',
    ['outcome'],
    PARSING_BUCKETS_SECONDS,
  );

  /** Labels `pool` (`transactions` or `reads`) and `state` (`used` or `idle`). */
  readonly databaseConnections = this.gauge(
    'database_pool_connections',
    'Open connections of a pool, by state',
    ['pool', 'state'],
  );

  readonly databaseMaxConnections = this.gauge(
    'database_pool_max_connections',
    'Connections that a pool opens at most',
    ['pool'],
  );

  readonly databaseWaiting = this.gauge(
    'database_pool_waiting_requests',
    'Work that waits for a connection of a pool',
    ['pool'],
  );

  readonly cronLastStart = this.gauge(
    'cron_last_start_timestamp_seconds',
    'When the last run of a cron job started',
    ['cron'],
  );

  readonly cronLastSuccess = this.gauge(
    'cron_last_run_success',
    '1 if the last run of a cron job ended without an error, else 0',
    ['cron'],
  );

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

  private histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets = CALL_BUCKETS_SECONDS,
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: this.registers });
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: this.registers });
  }

  private counter<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: this.registers });
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
