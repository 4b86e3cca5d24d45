import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { findings, show } from '../testing/show.tsx';
import { EditButton } from './index.ts';

const width = (element: Element) => element.getBoundingClientRect().width;

test('the pencil has one look, whether it opens fields, a dialog or a screen', async () => {
  show(
    <>
      <EditButton label="Edit places" onClick={() => undefined} />
      <EditButton label="Edit sessions" to="#sessions" />
      <EditButton label="Edit class" to="#class" refusal="This class is canceled and can no longer be changed." />
    </>,
  );
  const pencils = [
    screen.getByRole('button', { name: 'Edit places' }),
    screen.getByRole('link', { name: 'Edit sessions' }),
    screen.getByRole('button', { name: 'Edit class' }),
  ];
  expect(new Set(pencils.map(width))).toEqual(new Set([24]));
  expect(pencils.map(({ textContent }) => textContent)).toEqual(['', '', '']);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(pencils[2]);
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'This class is canceled and can no longer be changed.',
  );
  expect(await findings()).toEqual([]);
});

test('the pencil and the plus end where the content of their card ends', () => {
  show(
    <>
      <Card title="Seats" actions={<EditButton label="Edit places" onClick={() => undefined} />}>
        <div data-content>12 of 14</div>
      </Card>
      <Card title="Sessions" actions={<EditButton label="Edit sessions" to="#sessions" />}>
        Two
      </Card>
      <Card title="Unavailable" actions={<AddButton place="card">Add days</AddButton>}>
        None
      </Card>
    </>,
  );
  const end = document.querySelector('[data-content]')?.getBoundingClientRect().right ?? 0;
  const ends = [
    screen.getByRole('button', { name: 'Edit places' }),
    screen.getByRole('link', { name: 'Edit sessions' }),
    screen.getByRole('button', { name: 'Add days' }),
  ].map((button) => button.getBoundingClientRect().right - end);
  expect(ends).toEqual([4, 4, 4]);
});
