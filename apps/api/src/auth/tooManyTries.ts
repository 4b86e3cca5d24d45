import { HttpProblem } from '../http/exchange.ts';

/** Refuses a request because there were too many. @param what a sentence: 'Too many failed sign-ins.' */
export function tooManyTries(what: string, seconds: number): HttpProblem {
  const wait = seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return new HttpProblem(429, `${what} Try again in ${wait}.`, { 'retry-after': String(seconds) });
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
