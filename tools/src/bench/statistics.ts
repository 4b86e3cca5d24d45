/** Returns the percentile: a `share` (0 to 1) of the values is not above it. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  const value = sorted[Math.max(0, index)];
  if (value === undefined) throw new Error('An empty list has no percentile.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The number of runs in a second, and the duration of each run in milliseconds. */
export interface Throughput {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Repeats the same work in `lanes` parallel lanes for a while. The first tenth of the time is for warming up. */
export async function measureThroughput(
  work: () => Promise<unknown>,
  { lanes, seconds }: { lanes: number; seconds: number },
): Promise<Throughput> {
  const durations: number[] = [];
  const began = performance.now();
  const warm = began + seconds * 100;
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await work();
        if (start > warm) durations.push(performance.now() - start);
      }
    }),
  );
  return {
    perSecond: durations.length / ((performance.now() - warm) / 1000),
    p50: median(durations),
    p99: percentile(durations, 0.99),
  };
}
