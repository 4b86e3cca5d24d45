import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { findings, show } from '../testing/show.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { Autocomplete, type AutocompleteProps, MultiAutocomplete, type Option } from './index.ts';

const trainers: readonly Option[] = Array.from({ length: 500 }, (_, index) => ({
  value: `trainers/${index}`,
  label: `Trainer ${index + 1}`,
  detail: `trainer${index + 1}@training.example`,
  avatar: true,
}));

function Trainer(props: Partial<AutocompleteProps>) {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <Field label="Trainer">
      <Autocomplete options={trainers} value={value} onChange={setValue} {...props} />
    </Field>
  );
}

function Several() {
  const [value, setValue] = useState<readonly Option[]>([]);
  return (
    <Field label="Trainers">
      <MultiAutocomplete options={trainers} value={value} onChange={setValue} />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');

test('a list of 500 options renders only those in view', async () => {
  show(<Trainer />);
  await userEvent.click(input());
  const options = screen.getAllByRole('option');
  expect(options.length).toBeLessThan(30);
  expect(options[0]?.getAttribute('aria-setsize')).toBe('500');
  expect(await findings()).toEqual([]);
});

test('a search is cut to the 255 characters that a server accepts', async () => {
  const onSearch = vi.fn();
  show(<Trainer options={[]} onSearch={onSearch} debounce={0} />);
  await userEvent.click(input());
  await userEvent.keyboard('x'.repeat(260));
  expect(input().value).toHaveLength(255);
});

test('a choice that is proposed while the box has the focus is replaced by what is typed, and does not mix with it', async () => {
  const onChange = vi.fn();
  const { rerender } = show(<Trainer value={null} onChange={onChange} />);
  await userEvent.click(input());
  rerender(
    <ThemeProvider scheme="light">
      <Trainer value={trainers[6] ?? null} onChange={onChange} />
    </ThemeProvider>,
  );
  expect(input().value).toBe('Trainer 7');
  await userEvent.keyboard('Trainer 42{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(trainers[41]);
});

test('the arrow keys wrap around the list and Enter chooses', async () => {
  show(<Trainer />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}');
  const last = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(last?.getAttribute('aria-posinset')).toBe('500');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input().value).toBe('Trainer 2');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(input());
});

test('the active option is rendered at once, however far down the list it is', async () => {
  show(<Trainer value={trainers[300] ?? null} />);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(active?.getAttribute('aria-posinset')).toBe('301');
});

test('typing searches names and emails', async () => {
  show(<Trainer />);
  await userEvent.click(input());
  await userEvent.keyboard('trainer499@');
  expect(screen.getAllByRole('option').length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(input().value).toBe('Trainer 499');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input().value).toBe('');
});

test('Tab stops once at the box, and emptying the box before Tab clears the choice', async () => {
  const onChange = vi.fn();
  show(
    <>
      <Trainer value={trainers[300] ?? null} onChange={onChange} />
      <button type="button">Save</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Save');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}{Escape}{Tab}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}{Tab}');
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(document.activeElement?.textContent).toBe('Save');
});

test('the search starts 500 ms after the last key', async () => {
  const onSearch = vi.fn();
  show(<Trainer options={[]} onSearch={onSearch} loading />);
  input().focus();
  vi.useFakeTimers();
  for (const text of ['i', 'id', 'idr']) {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
    vi.advanceTimersByTime(400);
  }
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSearch.mock.calls).toEqual([['idr']]);
});

test('an empty list shows its message', async () => {
  show(<Trainer options={[]} emptyMessage="No contacts available. Create New!" />);
  await userEvent.click(input());
  expect(screen.getByText('No contacts available. Create New!')).toBeTruthy();
});

test('while a search is loading, Enter chooses only options that match the typed text', async () => {
  const onChange = vi.fn();
  const of = (answered: string) => (
    <Trainer onSearch={() => undefined} answered={answered} onChange={onChange} value={null} />
  );
  const { rerender } = show(of(''));
  await userEvent.click(input());
  await userEvent.keyboard('zzz{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('Loading…')).toBeTruthy();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}trainer 77{Enter}');
  expect(onChange.mock.calls).toEqual([[trainers[76]]]);
  rerender(of('trainer 77'));
});

test('Enter in an open list never submits the form around it', async () => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  show(
    <form onSubmit={submit}>
      <Trainer onSearch={() => undefined} options={[]} answered="" />
    </form>,
  );
  await userEvent.click(input());
  await userEvent.keyboard('zzz{Enter}');
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});

test('the number of options is announced', async () => {
  show(<Trainer more />);
  await userEvent.click(input());
  const heard = () => document.querySelector('[aria-live=polite]')?.textContent;
  expect(heard()).toBe('500 options');
  expect(screen.getByText('The first 500 are shown. Type to find others.')).toBeTruthy();
  await userEvent.keyboard('trainer499@');
  expect(heard()).toBe('1 option');
  await userEvent.keyboard('z');
  expect(heard()).toBe('No options. Nothing matches.');
});

test('a list that failed to load says so, and Enter loads it again', async () => {
  const onSearch = vi.fn();
  show(<Trainer options={[]} onSearch={onSearch} failed />);
  await userEvent.click(input());
  expect(screen.getByText('The list could not be loaded.')).toBeTruthy();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(input().getAttribute('aria-expanded')).toBe('true');
});

const creation = (onCreate: (typed: string) => void) => ({
  label: (typed: string) => (typed ? `Create ${typed}?` : 'Create New!'),
  onCreate,
});

test('a missing option can be created, by keyboard too', async () => {
  const onCreate = vi.fn();
  show(<Trainer creation={creation(onCreate)} />);
  await userEvent.click(input());
  expect(screen.queryByText('Create New!')).toBeNull();
  await userEvent.keyboard('Jo Hall');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Create Jo Hall?']);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(onCreate.mock.calls).toEqual([['Jo Hall']]);
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('creation is also offered below the matches, unless one match equals the typed text', async () => {
  show(<Trainer creation={creation(vi.fn())} />);
  await userEvent.click(input());
  await userEvent.keyboard('trainer 499');
  expect(screen.getAllByRole('option').length).toBe(1);
  await userEvent.keyboard('{Home}{Delete}');
  const last = screen.getAllByRole('option').at(-1);
  expect(last?.getAttribute('aria-posinset')).toBe(last?.getAttribute('aria-setsize'));
});

test('several options can be chosen and removed', async () => {
  show(<Several />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Trainer 1', 'Trainer 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Trainer 1' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Trainer 2']);
});

function TrainerInDialog() {
  return (
    <Dialog open title="Trainer of TC-20853" actions={<Button>Save</Button>} onClose={() => undefined}>
      <Trainer />
    </Dialog>
  );
}

test.each([
  ['on the page', Trainer],
  ['inside a dialog', TrainerInDialog],
])('%s, Enter that ends an input composition chooses nothing', async (_, Place) => {
  show(<Place />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(input().value).toBe('Trainer 1');
});
