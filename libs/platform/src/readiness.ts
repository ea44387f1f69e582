import { Injectable } from '@nestjs/common';

/** A dependency that the application needs for its work, for instance a connection to PostgreSQL. */
export interface ReadinessCheck {
  /** Shown in the response of `/health/ready`. */
  name: string;
  /** Rejects while the dependency cannot be used; the message is shown to operators. */
  check: () => Promise<void>;
}

/** The dependencies that `/health/ready` checks. Modules register a check for each connection that they open. */
@Injectable()
export class Readiness {
  private readonly byName = new Map<string, ReadinessCheck>();

  /** A second check of the same name replaces the first. */
  register(check: ReadinessCheck): void {
    this.byName.set(check.name, check);
  }

  get checks(): ReadinessCheck[] {
    return [...this.byName.values()];
  }
}
