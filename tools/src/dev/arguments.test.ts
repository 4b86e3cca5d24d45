import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const known = ['bookings', 'classes'];
const read = (...args: string[]) => readArguments(args, known);

test('without a name, the whole console is developed', () => {
  expect(read()).toEqual({ remote: undefined, console: 'http://127.0.0.1:4000' });
});

test('FED-10 one remote runs inside the console of this computer, or inside another', () => {
  expect(read('bookings')).toEqual({ remote: 'bookings', console: 'http://127.0.0.1:4000' });
  expect(read('classes', 'https://console.example.com/booking')).toEqual({
    remote: 'classes',
    console: 'https://console.example.com',
  });
});

test.each([
  [['billing'], "There is no remote 'billing': there are bookings, classes."],
  [['bookings', 'nowhere'], 'nowhere is no address of a console.'],
  [['bookings', 'http://127.0.0.1:4000', 'now'], 'What does now mean?'],
])('%j is refused with a sentence', (args, refusal) => {
  expect(read(...args)).toEqual({ refusal });
});
