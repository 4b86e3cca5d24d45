import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FilterBar, FilterPicker, SegmentedControl } from './index.ts';

function Filters() {
  const [chosen, setChosen] = useState('draft');
  const types = [
    { value: 'draft', label: 'Draft' },
    { value: 'confirmed', label: 'Confirmed' },
  ];
  return (
    <>
      <FilterPicker label="Type" options={types} selected={[chosen]} onChange={([next]) => setChosen(next ?? '')} />
      <FilterPicker label="Trainer" options={types} selected={[chosen]} onSearch={vi.fn()} onChange={vi.fn()} />
      <SegmentedControl label="Types" segments={types} value={chosen} onChange={setChosen} />
      <span>End</span>
    </>
  );
}

test('a filter and a segmented control keep their width when their value changes', async () => {
  show(<Filters />);
  const places = () =>
    [...document.querySelectorAll('button, label, span')].map((each) => each.getBoundingClientRect().x);
  const before = places();
  screen.getByRole('radio', { name: 'Draft' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Trainer Confirmed' })).toBeTruthy();
  expect(places()).toEqual(before);
});

function CountedBar() {
  const [active, setActive] = useState(0);
  return (
    <FilterBar>
      {() => ({
        first: <span>Text</span>,
        rare: <span>Brand</span>,
        rareActive: active,
        last: (
          <button type="button" onClick={() => setActive(2)}>
            Set
          </button>
        ),
      })}
    </FilterBar>
  );
}

test('the count on the button More moves no filter', async () => {
  show(<CountedBar />);
  const place = () => screen.getByRole('button', { name: 'Set' }).getBoundingClientRect().x;
  const before = place();
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(screen.getByRole('button', { name: 'More 2' })).toBeTruthy();
  expect(place()).toBe(before);
});
