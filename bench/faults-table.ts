import type { FaultsResult } from '@araucaria/testing';

const seconds = (durationMs: number): string => (durationMs / 1_000).toFixed(1);

/** The sum of all pieces as Markdown, for docs/reliability.md. */
export function faultsTable(pieces: readonly FaultsResult[]): string {
  const sum = (count: (piece: FaultsResult) => number): number =>
    pieces.reduce((total, piece) => total + count(piece), 0);
  const byName = Map.groupBy(
    pieces.flatMap(({ faults }) => faults),
    ({ name }) => name,
  );
  const rows = [...byName].map(([name, faults]) => {
    const outages = faults.map(({ outageMs }) => outageMs).sort((a, b) => a - b);
    const median = outages[Math.floor(outages.length / 2)] ?? 0;
    return `| ${name} | ${faults.length} | ${seconds(median)} s | ${seconds(outages.at(-1) ?? 0)} s |`;
  });
  const kills = [...byName].reduce(
    (total, [name, faults]) => total + (name.startsWith('kill -9') ? faults.length : 0),
    0,
  );
  return [
    `${pieces.length} pieces, ${Math.round(sum(({ durationMs }) => durationMs) / 60_000)} minutes: ${kills} kills and ` +
      `${sum(({ faults }) => faults.length) - kills} other faults over ${sum((piece) => piece.applications)} applications, ` +
      `${sum((piece) => piece.furtherApplications ?? 0)} further ones by a mailed link, ` +
      `${sum((piece) => piece.interviews)} interviews and ${sum((piece) => piece.hires)} hires; ` +
      `${sum((piece) => piece.mails)} e-mails, ${sum((piece) => piece.repeatedMails)} of them repeated with their Message-ID.`,
    '',
    `**Lost ${sum((piece) => piece.lost)}, doubled ${sum((piece) => piece.doubled)}, phantom ${sum((piece) => piece.phantom)}.**`,
    '',
    '| fault | times | median outage | longest outage |',
    '|---|---|---|---|',
    ...rows.sort(),
  ].join('\n');
}
