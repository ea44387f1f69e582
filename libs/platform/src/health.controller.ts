import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { METRICS_CONTENT_TYPE, Metrics } from './metrics.js';
import { Readiness, type ReadinessCheck } from './readiness.js';
import { WorkTracker } from './work-tracker.js';

/** A dependency that does not respond within this time counts as down. */
const CHECK_TIMEOUT_MS = 2_000;

@Controller()
export class HealthController {
  constructor(
    private readonly healthCheck: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly tracker: WorkTracker,
  ) {}

  /** 200 while the process runs. It checks no dependencies, so an outage of one restarts no process. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 while the process accepts work: its dependencies respond and it is not stopping; otherwise 503. */
  @Get('health/ready')
  ready(): Promise<HealthCheckResult> {
    const checks = [{ name: 'process', check: () => this.assertNotLeaving() }, ...this.readiness.checks];
    return this.healthCheck.check(checks.map((check) => () => this.indicate(check)));
  }

  @Get('metrics')
  @Header('content-type', METRICS_CONTENT_TYPE)
  metricsText(): Promise<string> {
    return this.metrics.text();
  }

  private async assertNotLeaving(): Promise<void> {
    if (this.tracker.isLeaving) throw new Error('stopping');
  }

  private async indicate({ name, check }: ReadinessCheck) {
    const indicator = this.indicators.check(name);
    try {
      await Promise.race([
        check(),
        new Promise((_, reject) => setTimeout(reject, CHECK_TIMEOUT_MS, new Error('no response')).unref()),
      ]);
      return indicator.up();
    } catch (error) {
      return indicator.down((error as Error).message);
    }
  }
}
