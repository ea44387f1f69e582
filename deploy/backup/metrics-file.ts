import { rename, writeFile } from 'node:fs/promises';

interface BackupFigures {
  finishedAt: Date;
  durationSeconds: number;
  /** Of all objects of the backup, also of files that earlier backups stored. */
  sizeBytes: number;
  missingFiles: number;
}

/** Writes the figures for the textfile collector of Prometheus' node exporter. */
export async function writeMetricsFile(path: string, figures: BackupFigures): Promise<void> {
  const metrics: Array<[string, string, number]> = [
    ['backup_last_success_timestamp_seconds', 'End of the last backup', figures.finishedAt.getTime() / 1_000],
    ['backup_last_duration_seconds', 'How long the last backup took', figures.durationSeconds],
    ['backup_last_size_bytes', 'Size of all objects of the last backup', figures.sizeBytes],
    ['backup_missing_files', 'Files that rows name and the storage does not have', figures.missingFiles],
  ];
  const lines = metrics.flatMap(([name, help, value]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    `${name} ${value}`,
  ]);
  // Renamed into place: the collector never reads half of it.
  await writeFile(`${path}.new`, `${lines.join('\n')}\n`);
  await rename(`${path}.new`, path);
}
