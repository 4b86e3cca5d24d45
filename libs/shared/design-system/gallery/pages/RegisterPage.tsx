import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { Card } from '../../src/card/index.ts';
import { Stack, Text } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import {
  type Mark,
  Register,
  type RegisterPlace,
  RegisterPlaceholder,
  type RegisterRow,
} from '../../src/register/index.ts';
import { registerDays, registerRows } from '../register.tsx';

/** Shows a register that can be edited, a locked one, and one that is loading. */
export default function RegisterPage() {
  const [rows, setRows] = useState<readonly RegisterRow[]>(registerRows);
  const [noted, setNoted] = useState('');
  const change = (day: number, to: Mark, whose: (row: RegisterRow, index: number) => boolean) =>
    setRows((all) =>
      all.map((row, index) =>
        whose(row, index)
          ? { ...row, cells: row.cells.map((cell, at) => (cell && at === day ? { ...cell, mark: to } : cell)) }
          : row,
      ),
    );
  const unmarked = (day: number) => (row: RegisterRow) =>
    row.cells[day]?.mark === 'none' && row.cells[day]?.notes === null;
  return (
    <PageFrame variant="card" title="Register">
      <Stack>
        <Card flush>
          <Register
            label="Attendance"
            days={registerDays}
            rows={rows}
            onMark={({ row, day }: RegisterPlace, to) => change(day, to, (_, index) => index === row)}
            onMarkDay={(day) => change(day, 'full', unmarked(day))}
            onNotes={({ row, day }) => setNoted(`Notes of row ${row}, day ${day}`)}
            onUndo={() => setRows(registerRows)}
            state="Saved as you go · times in UTC"
          />
        </Card>
        <Text role="secondary">{noted}</Text>
        <Button onClick={() => setRows(registerRows)}>As it was</Button>
        <Card flush>
          <Register
            label="Attendance, as it is read"
            locked
            days={registerDays}
            rows={registerRows.slice(0, 4)}
            onMark={() => undefined}
            onMarkDay={() => undefined}
            onNotes={() => undefined}
            onUndo={() => undefined}
          />
        </Card>
        <Card flush>
          <RegisterPlaceholder days={registerDays.length} rows={4} />
        </Card>
      </Stack>
    </PageFrame>
  );
}
