/** The address of the console that `npm start` serves. */
export const DEFAULT_CONSOLE = 'http://127.0.0.1:4000';

/** The request of `npm run dev`: the whole console, or one remote inside the console at an address. */
export type Asked = { remote: string | undefined; console: string } | { refusal: string };

/** Reads `npm run dev -- bookings http://…`. @param known the names of the remotes. */
export function readArguments(args: readonly string[], known: readonly string[]): Asked {
  const [remote, console = DEFAULT_CONSOLE, ...rest] = args;
  if (rest.length > 0) return { refusal: `What does ${rest.join(' ')} mean?` };
  if (remote !== undefined && !known.includes(remote)) {
    return { refusal: `There is no remote '${remote}': there are ${known.join(', ')}.` };
  }
  const origin = URL.parse(console)?.origin;
  if (!origin?.startsWith('http')) return { refusal: `${console} is no address of a console.` };
  return { remote, console: origin };
}
