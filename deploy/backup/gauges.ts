/** The metrics of backups by name, with what Prometheus shows about them. Alert rules are checked against these names. */
export const BACKUP_GAUGES = {
  backup_last_success_timestamp_seconds: 'Time of the last complete backup',
  backup_last_duration_seconds: 'How long the last backup took',
  backup_last_size_bytes: 'Size of all objects of the last backup',
  backup_missing_files: 'Files that rows of the last backup name and the storage does not have',
  backup_oldest_timestamp_seconds: 'Time of the oldest backup that is kept',
  backup_last_verified_timestamp_seconds: 'Time of the newest backup whose objects were all read back intact',
  backup_erasures_timestamp_seconds: 'Time of the newest list of erased records',
};

type BackupGauge = keyof typeof BACKUP_GAUGES;

/** The text format of Prometheus; gauges without a value are left out. */
export function formatGauges(values: Partial<Record<BackupGauge, number>>): string {
  const lines = (Object.keys(BACKUP_GAUGES) as BackupGauge[]).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    return [`# HELP ${name} ${BACKUP_GAUGES[name]}`, `# TYPE ${name} gauge`, `${name} ${value}`];
  });
  return lines.map((line) => `${line}\n`).join('');
}
