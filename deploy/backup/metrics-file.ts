import { rename, writeFile } from 'node:fs/promises';
import { formatGauges } from './gauges.ts';

interface BackupFigures {
  finishedAt: Date;
  durationSeconds: number;
  /** Of all objects of the backup, also of files that earlier backups stored. */
  sizeBytes: number;
  missingFiles: number;
}

/** Writes the figures for the textfile collector of Prometheus' node exporter. */
export async function writeMetricsFile(path: string, figures: BackupFigures): Promise<void> {
  const text = formatGauges({
    backup_last_success_timestamp_seconds: figures.finishedAt.getTime() / 1_000,
    backup_last_duration_seconds: figures.durationSeconds,
    backup_last_size_bytes: figures.sizeBytes,
    backup_missing_files: figures.missingFiles,
  });
  // Renamed into place: the collector never reads half of it.
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
