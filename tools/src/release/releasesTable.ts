import type { KeptRelease } from '@console/releases';

const HEADINGS = ['Name', 'Version', 'Live', 'Since (UTC)', 'By', 'Kept'];

/**
 * The kept releases as a table, the newest of each name first.
 *
 * @param folder the releases folder.
 */
export function releasesTable(releases: readonly KeptRelease[], folder: string): string {
  if (releases.length === 0) return `Nothing has been released yet in ${folder}.`;
  const rows = releases.map(({ name, version, live, fault, since, by = '–', how, keptUntil }) => [
    name,
    version,
    fault ? `live, but ${fault}` : live ? 'live' : '',
    since ? minute(since) : '–',
    how === 'rollback' ? `${by} (rollback)` : by,
    keptUntil === 'live'
      ? 'while live'
      : keptUntil === 'newest'
        ? 'as one of the last five'
        : `until ${minute(keptUntil)}`,
  ]);
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function minute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
