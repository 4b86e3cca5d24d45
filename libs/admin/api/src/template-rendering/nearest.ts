/** Returns the name that differs least from a mistyped one. Null when all differ in more than a third of it. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const short = typed.slice(0, 100);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(short.length / 3)) + 1;
  for (const name of names) {
    const distance = editsBetween(short, name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** The number of letters to add, remove, replace or exchange with the next one until two words are equal. */
function editsBetween(from: string, to: string): number {
  let before: readonly number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const exchanged =
        letter === to[column - 1] && other === from[row - 1]
          ? (before[column - 1] ?? Number.POSITIVE_INFINITY) + 1
          : Number.POSITIVE_INFINITY;
      line.push(Math.min(replaced, exchanged, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    [before, above] = [above, line];
  }
  return above.at(-1) ?? to.length;
}
