/** A request of a page. Times are in milliseconds from the start of the navigation. */
export interface TimedRequest {
  url: string;
  start: number;
  end: number;
}

/**
 * Counts serial waves of requests. The first answer of a wave arrives one round trip after the wave's first request. A request that starts
 * before that cannot know the answer, so it belongs to the same wave. A later request starts the next wave.
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
