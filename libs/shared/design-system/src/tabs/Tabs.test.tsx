import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/index.ts';
import { findings, show } from '../testing/show.tsx';
import { TabPanel, Tabs } from './index.ts';

const tabs = [
  { id: 'attendance', label: 'Attendance' },
  { id: 'seats', label: 'Seats', count: 16 },
  { id: 'notes', label: 'Notes', count: 3 },
] as const;

function Sections() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('attendance');
  return (
    <>
      <Tabs label="Class" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel id={selected}>{selected}</TabPanel>
    </>
  );
}

test('arrow keys, Home and End move between tabs, and Tab stops only once', async () => {
  show(<Sections />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Seats 16' }).textContent).toBe('seats');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Notes3');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Attendance');
  expect(await findings()).toEqual([]);
});

function SectionsInDialog() {
  return (
    <Dialog open title="Class" actions={null} onClose={() => undefined}>
      <Sections />
    </Dialog>
  );
}

test.each([
  ['on the page', Sections],
  ['inside a dialog', SectionsInDialog],
])('%s, no tab moves when another one is selected', async (_, Place) => {
  show(<Place />);
  const places = () =>
    screen.getAllByRole('tab').map((tab) => {
      const { left, width } = tab.getBoundingClientRect();
      return [left, width];
    });
  const before = places();
  act(() => screen.getByRole('tab', { name: 'Notes 3' }).click());
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Notes3');
  expect(places()).toEqual(before);
});

test('the four tabs of a class fit on a phone', async () => {
  await page.viewport(390, 844);
  const four = [...tabs.slice(0, 2), { id: 'sessions', label: 'Sessions', count: 2 }, ...tabs.slice(2)];
  show(
    <div style={{ width: '309px' }}>
      <Tabs label="Class" tabs={four} selected="seats" onSelect={() => undefined} />
    </div>,
  );
  const list = screen.getByRole('tablist');
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await page.viewport(1440, 900);
});
