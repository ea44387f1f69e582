import { Controller, Get, Header } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { metricsContentType, metricsText } from './metrics.js';
import { readinessChecks } from './readiness.js';
import { work } from './work-tracker.js';

/** A dependency that takes longer than this to say that it is there is not there. */
const LIMIT = 2_000;

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** The process runs; nothing is said of its dependencies, so that an outage of theirs restarts nobody. */
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 while the process wants work: its dependencies answer and it is not stopping. */
  @Get('health/ready')
  ready(): Promise<HealthCheckResult> {
    const leaving = { name: 'process', check: async () => void (work.leaving && fail('stopping')) };
    return this.health.check(
      [leaving, ...readinessChecks()].map(
        ({ name, check }) =>
          () =>
            this.probe(name, check),
      ),
    );
  }

  @Get('metrics')
  @Header('content-type', metricsContentType)
  metrics(): Promise<string> {
    return metricsText();
  }

  private async probe(name: string, check: () => Promise<void>) {
    const indicator = this.indicators.check(name);
    try {
      await Promise.race([
        check(),
        new Promise((_, reject) => setTimeout(reject, LIMIT, new Error('no answer')).unref()),
      ]);
      return indicator.up();
    } catch (error) {
      return indicator.down((error as Error).message);
    }
  }
}

function fail(reason: string): never {
  throw new Error(reason);
}
