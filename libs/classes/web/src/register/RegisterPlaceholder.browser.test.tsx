import { show } from '@console/design-system/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registerDays } from '../testing/registerRows.tsx';
import { TestRegister } from '../testing/testRegister.tsx';
import { RegisterPlaceholder } from './RegisterPlaceholder.tsx';
import type { RegisterRow } from './register.ts';

const nobody = { name: null, head: <button type="button">Add delegate</button>, cells: [] } as const;
const rows: readonly RegisterRow[] = [
  { number: 1, name: 'Amelia Romano', company: 'Calder Valley Housing', cells: [] },
  { number: 2, company: 'Calder Valley Housing', ...nobody },
  { number: 3, company: null, ...nobody },
];

test.each([341, 640, 1100])('at %i px a register is as high as the place that was kept for it', async (width) => {
  show(
    <div style={{ width }}>
      <section aria-label="Waiting">
        <RegisterPlaceholder days={registerDays.length} rows={rows.length} />
      </section>
      <section aria-label="Arrived">
        <TestRegister rows={rows} />
      </section>
    </div>,
  );
  const height = (name: string) => screen.getByRole('region', { name }).getBoundingClientRect().height;
  await expect.poll(() => height('Waiting') - height('Arrived')).toBe(0);
});
