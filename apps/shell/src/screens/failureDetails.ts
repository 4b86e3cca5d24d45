import { formatTime } from '@console/format';
import type { ErrorCode } from '@console/platform';
import type { OwnedRoute } from '../routing/RouteTable.ts';

/**
 * Describes an error: one line for the screen, and a report for developers. The report lists the chain of causes and contains no
 * data of the screen.
 */
export function failureDetails(
  error: unknown,
  code: ErrorCode,
  owned: OwnedRoute | undefined,
  now: Date = new Date(),
): { line: string; report: string } {
  const line = [code, owned?.remote, `${formatTime(now)} UTC`].filter(Boolean).join(' · ');
  return { line, report: [location.pathname, ...causes(error)].join('\n') };
}

function causes(error: unknown): string[] {
  const lines: string[] = [];
  let current = error;
  while (current instanceof Error && lines.length < 5) {
    lines.push(`${current.name}: ${current.message}`);
    current = current.cause;
  }
  return lines.length > 0 ? lines : [String(error)];
}
