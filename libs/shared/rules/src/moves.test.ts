import { expect, test } from 'vitest';
import { defineMoves, movesFrom, whyNotMove } from './moves.ts';

type Status = 'draft' | 'confirmed' | 'on_hold' | 'canceled';
const moves = defineMoves<Status, { items: number }>()({
  subject: 'booking',
  states: { draft: 'Draft', confirmed: 'Confirmed', on_hold: 'On hold', canceled: 'Canceled' },
  moves: {
    confirm: {
      label: 'Confirm',
      from: ['draft'],
      to: 'confirmed',
      guard: ({ items }) => (items === 0 ? 'A booking without items cannot be confirmed.' : null),
      asks: 'it has an item',
    },
    hold: { label: 'Put on hold', from: ['draft', 'confirmed'], to: 'on_hold' },
    cancel: { label: 'Cancel booking', from: ['draft', 'confirmed', 'on_hold'], to: 'canceled' },
  },
});
const booking = (status: Status, items = 1) => ({ status, items });

test('a state offers its moves', () => {
  expect(movesFrom(moves, 'draft')).toEqual(['confirm', 'hold', 'cancel']);
  expect(movesFrom(moves, 'on_hold')).toEqual(['cancel']);
  expect(movesFrom(moves, 'canceled')).toEqual([]);
  expect(movesFrom(moves, 'of another console')).toEqual([]);
});

test('a refusal gives the reason', () => {
  expect(whyNotMove(moves, 'confirm', booking('draft'))).toBeNull();
  expect(whyNotMove(moves, 'confirm', booking('draft', 0))).toBe('A booking without items cannot be confirmed.');
  expect(whyNotMove(moves, 'confirm', booking('confirmed'))).toBe('This booking is confirmed already.');
  expect(whyNotMove(moves, 'hold', booking('canceled'))).toBe(
    'This booking is canceled. Only one that is draft or confirmed can become on hold.',
  );
});
