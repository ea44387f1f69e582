/**
 * What must work before the process takes work. Modules with a connection register one; `/health/ready` asks all.
 */
export interface ReadinessCheck {
  name: string;
  /** Rejects, with a reason for the operator, while the dependency cannot be used. */
  check(): Promise<void>;
}

const checks = new Map<string, ReadinessCheck>();

export function registerReadiness(check: ReadinessCheck): void {
  checks.set(check.name, check);
}

export function readinessChecks(): ReadinessCheck[] {
  return [...checks.values()];
}
