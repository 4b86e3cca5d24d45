import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { registerDays } from '../../gallery/register.tsx';
import { type Mark, Register, type RegisterPlace, type RegisterProps, type RegisterRow } from '../register/index.ts';

/** What a register has called. */
export const calls = {
  mark: vi.fn<(place: RegisterPlace, mark: Mark) => void>(),
  day: vi.fn<(day: number) => void>(),
  notes: vi.fn<(place: RegisterPlace) => void>(),
  undo: vi.fn<() => void>(),
};

export function forgetCalls(): void {
  for (const call of Object.values(calls)) call.mockReset();
}

/** A register that keeps what is marked in it. */
export function Marked({ rows: given, ...more }: { rows: readonly RegisterRow[] } & Partial<RegisterProps>) {
  const [rows, setRows] = useState(given);
  function mark(place: RegisterPlace, to: Mark) {
    calls.mark(place, to);
    setRows((all) =>
      all.map((row, index) =>
        index === place.row
          ? { ...row, cells: row.cells.map((cell, day) => (cell && day === place.day ? { ...cell, mark: to } : cell)) }
          : row,
      ),
    );
  }
  return (
    <Register
      label="Attendance"
      days={registerDays}
      rows={rows}
      onMark={mark}
      onMarkDay={calls.day}
      onNotes={calls.notes}
      onUndo={calls.undo}
      state="Saved as you go"
      {...more}
    />
  );
}

export const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
export const focused = () => document.activeElement?.getAttribute('aria-label');
export const focus = (name: string) => act(() => cell(name).focus());
