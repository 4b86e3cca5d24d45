/**
 * Starts to measure the processor time of this thread. Other programs of a busy machine do not count.
 *
 * @returns a function that returns the milliseconds since then.
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
}
