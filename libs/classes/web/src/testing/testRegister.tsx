import type { Attendance } from '@console/classes-contracts';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { Register, type RegisterProps } from '../register/Register.tsx';
import type { RegisterPlace, RegisterRow } from '../register/register.ts';
import { registerDays } from './registerRows.tsx';

/** The callbacks of the register under test. */
export const calls = {
  mark: vi.fn<(place: RegisterPlace, mark: Attendance) => void>(),
  day: vi.fn<(day: number) => void>(),
  notes: vi.fn<(place: RegisterPlace) => void>(),
  undo: vi.fn<() => void>(),
};

/** Clears the recorded calls; for `beforeEach`. */
export function forgetCalls(): void {
  for (const call of Object.values(calls)) call.mockReset();
}

/** A register that keeps its marks in state. */
export function TestRegister({ rows: given, ...more }: { rows: readonly RegisterRow[] } & Partial<RegisterProps>) {
  const [rows, setRows] = useState(given);
  function mark(place: RegisterPlace, to: Attendance) {
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

/** Finds a cell of the register by its label. */
export const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
/** Returns the label of the focused element. */
export const focused = () => document.activeElement?.getAttribute('aria-label');
/** Focuses a cell by its label. */
export const focus = (name: string) => act(() => cell(name).focus());
