import type { MendedDelegate } from '@console/bookings-contracts';
import { joinList } from '@console/format';
import { useCallback, useState } from 'react';
import { isHeld, type PreviewedLine } from './previewedLines.ts';

/** The most lines whose fields are shown at once. */
const MOST_OPEN = 20;

const nothingOpen: ReadonlyMap<number, MendedDelegate | null> = new Map();

/**
 * Keeps which lines of a preview are open, with the fields as they are typed. Held lines are always open. A line keeps what
 * was typed while others are mended or left out, and nothing of it is lost unseen: `unsaved` refuses the import.
 */
export function useMending(lines: readonly PreviewedLine[] | undefined) {
  // Null for a line that was opened and not changed.
  const [typed, setTyped] = useState(nothingOpen);
  const set = useCallback(
    (number: number, delegate: MendedDelegate | null) => setTyped((before) => new Map(before).set(number, delegate)),
    [],
  );
  const openLine = useCallback(({ line }: PreviewedLine) => set(line, null), [set]);
  const close = ({ line }: PreviewedLine) => setTyped((before) => new Map([...before].filter(([one]) => one !== line)));
  const isOpen = (line: PreviewedLine) => isHeld(line) || typed.has(line.line);
  const all = lines?.filter(isOpen) ?? [];
  const open = all.slice(0, MOST_OPEN).map((line) => ({ line, delegate: typed.get(line.line) ?? line }));
  const changed = all.filter((line) => differs(typed.get(line.line) ?? line, line)).map(({ line }) => line);
  return {
    /** The lines whose fields are shown. */
    open,
    /** How many more lines wait for their fields. */
    more: all.length - open.length,
    others: lines?.filter((line) => !isOpen(line)),
    /** Why nothing can be imported yet, as a sentence. Null when no field differs from its line. */
    unsaved: whyUnsaved(changed),
    openLine,
    close,
    change: ({ line }: PreviewedLine, delegate: MendedDelegate) => set(line, delegate),
  };
}

const differs = (one: MendedDelegate, other: MendedDelegate): boolean =>
  one.givenName !== other.givenName ||
  one.familyName !== other.familyName ||
  one.email !== other.email ||
  one.shared !== other.shared;

function whyUnsaved(lines: readonly number[]): string | null {
  if (lines.length === 0) return null;
  const [which, them] = lines.length === 1 ? ['line', 'it as it is'] : ['lines', 'them as they are'];
  return `Save ${which} ${joinList(lines.map(String))} first, or keep ${them}.`;
}
