/** A request of a page; times in milliseconds from the start of the navigation. */
export interface TimedRequest {
  url: string;
  start: number;
  end: number;
}

/**
 * Serial waves of requests. A request that started before the first answer of a wave can have arrived (one round trip after the wave's
 * first request) knows nothing of that wave, so it belongs to it; a later one begins the next.
 */
export function countWaves(requests: readonly TimedRequest[], roundTrip: number): string[][] {
  const waves: string[][] = [];
  let next = 0;
  for (const { url, start } of requests.toSorted((one, other) => one.start - other.start)) {
    if (waves.length === 0 || start >= next) {
      waves.push([]);
      next = start + roundTrip;
    }
    waves.at(-1)?.push(url);
  }
  return waves;
}
