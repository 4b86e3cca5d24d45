import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DescriptionList } from '../description-list/index.ts';
import { PeopleIcon } from '../icons/index.ts';
import { Text } from '../layout/index.ts';
import { MetaLine } from '../page-frame/index.ts';
import { Fact } from '../record-card/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Card, CardItem, CardSplit, Inset } from './index.ts';

afterEach(() => page.viewport(1440, 900));

const facts = [
  { label: 'Course', value: 'Leadership Essentials v3' },
  { label: 'Dates', value: '24 – 25 Nov 2026' },
];

function Items({ title = 'Leadership Essentials', badge = '' }) {
  return (
    <main>
      <h1>Booking</h1>
      <Card title="Items" count={1} flush>
        <CardItem
          icon={PeopleIcon}
          iconLabel="Public"
          title={title}
          badge={badge}
          meta="4 seats × £495.00"
          amount="£1,980.00"
        >
          <Inset end={<a href="#class">TC-20871</a>}>
            <DescriptionList weights={[2, 1]} items={facts} />
          </Inset>
        </CardItem>
      </Card>
    </main>
  );
}

test('an item is an article named by its title, and its icon has a label', async () => {
  show(<Items />);
  const item = within(screen.getByRole('article', { name: 'Leadership Essentials' }));
  item.getByRole('img', { name: 'Public' });
  item.getByRole('link', { name: 'TC-20871' });
  expect(await findings()).toEqual([]);
});

test('a long title wraps between its icon and its amount', () => {
  show(<Items title={'Leadership Essentials for everybody '.repeat(12)} />);
  const title = screen.getByRole('heading', { level: 3 }).getBoundingClientRect();
  expect(title.left).toBeGreaterThan(screen.getByRole('img').getBoundingClientRect().right);
  expect(title.right).toBeLessThan(screen.getByText('£1,980.00').getBoundingClientRect().left);
});

test('on a phone the title has its own line, the amount is below it, and the description takes the whole width', async () => {
  await page.viewport(320, 640);
  show(<Items badge="Confirmed" />);
  const title = screen.getByRole('heading', { level: 3 }).getBoundingClientRect();
  const amount = screen.getByText('£1,980.00').getBoundingClientRect();
  const quiet = screen.getByText('4 seats × £495.00').getBoundingClientRect();
  expect(title.width).toBeGreaterThan(180);
  expect(amount.top).toBeGreaterThanOrEqual(title.bottom);
  expect(quiet.top).toBeGreaterThanOrEqual(amount.bottom);
  expect(quiet.left).toBeLessThan(title.left);
});

test('weights make columns of different widths, and a narrow window makes two equal columns', async () => {
  show(<Items />);
  const width = (label: string) => screen.getByText(label).getBoundingClientRect().width;
  expect(width('Course')).toBeGreaterThan(1.8 * width('Dates'));
  await page.viewport(700, 900);
  expect(width('Course')).toBeCloseTo(width('Dates'), 0);
});

test('the figures of a split card are beside its content, and below it in a narrow window', async () => {
  show(
    <Card>
      <CardSplit side="£4,752.00">Calder Valley Housing</CardSplit>
    </Card>,
  );
  const box = (text: string) => screen.getByText(text).getBoundingClientRect();
  expect(box('£4,752.00').left).toBeGreaterThan(box('Calder Valley Housing').right);
  await page.viewport(700, 900);
  expect(box('£4,752.00').top).toBeGreaterThanOrEqual(box('Calder Valley Housing').bottom);
});

test('a value can take the whole width, as an address does beside short facts', () => {
  show(
    <DescriptionList columns={2} items={[...facts, { label: 'Venue', value: '145 Market Place, Hull', wide: true }]} />,
  );
  const width = (label: string) => screen.getByText(label).getBoundingClientRect().width;
  expect(width('Venue')).toBeGreaterThan(1.8 * width('Course'));
});

test('a word without spaces wraps inside its card, and a fact is cut with an ellipsis', () => {
  const word = 'Wirtschaftsprüfung'.repeat(14);
  show(
    <main style={{ width: '400px' }}>
      <MetaLine>
        <Fact icon={PeopleIcon}>{word}</Fact>
      </MetaLine>
      <Card title="Outline">
        <Text>{word}</Text>
      </Card>
      <Card flush>
        <CardItem icon={PeopleIcon} iconLabel="Days" title="1 Dec 2026" meta={word} />
      </Card>
    </main>,
  );
  for (const part of screen.getAllByText(word)) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(400);
});
