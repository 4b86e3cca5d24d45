import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExternalLinkButton, isWebAddress } from '../button/index.ts';
import { Figures, Meter } from '../card/index.ts';
import { PeopleIcon } from '../icons/index.ts';
import { Grid } from '../layout/index.ts';
import { MetaLine } from '../page-frame/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Fact, RecordCard } from './index.ts';

afterEach(() => page.viewport(1440, 900));

function ClassCard({ title = 'Leadership Essentials', customer = '' }) {
  return (
    <main>
      <h1>Classes</h1>
      <h2>Monday 16 November 2026</h2>
      <RecordCard
        title={title}
        to="#class"
        accent="#1f6feb"
        meta={
          <MetaLine>
            {customer && <span>{customer}</span>}
            <span>TC-20871</span>
          </MetaLine>
        }
        facts={
          <Fact icon={PeopleIcon} meaning="9 of 12 seats reserved">
            9/12
          </Fact>
        }
        action={
          <ExternalLinkButton size="small" href="https://meet.example/1" aria-label="Join Leadership Essentials">
            Join
          </ExternalLinkButton>
        }
      >
        <span>Hannah Whitfield</span>
        <span>Leeds LS1 4DY</span>
      </RecordCard>
    </main>
  );
}

test('the whole record card is clickable, and its action keeps its own target', async () => {
  show(<ClassCard />);
  const card = screen.getByRole('article').getBoundingClientRect();
  const at = (x: number, y: number) => document.elementFromPoint(card.left + x, card.top + y)?.closest('a')?.hash;
  // The browser lays out the card in the first frame that shows it.
  await expect.poll(() => at(200, 75)).toBe('#class');
  expect(at(20, 120)).toBe('#class');
  const join = screen.getByRole('link', { name: 'Join Leadership Essentials' });
  const { x, y } = join.getBoundingClientRect();
  expect(document.elementFromPoint(x + 5, y + 5)?.closest('a')).toBe(join);
  expect(join.getAttribute('target')).toBe('_blank');
  expect(await findings()).toEqual([]);
});

test('a card out of view keeps the height that it has in view', async () => {
  show(
    <div style={{ paddingTop: 5000 }}>
      <ClassCard />
    </div>,
  );
  const card = screen.getByRole('article');
  const outOfView = card.getBoundingClientRect().height;
  card.scrollIntoView();
  await expect.poll(() => screen.getByText('9/12').checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect([outOfView, card.getBoundingClientRect().height]).toEqual([133, 133]);
});

test('on a phone the text of a card wraps and is not cut', async () => {
  await page.viewport(320, 640);
  show(
    <ClassCard
      title="Safeguarding Adults and Children, Levels 3 and 4"
      customer="Ravenham Housing Association of Northern Yorkshire"
    />,
  );
  const card = screen.getByRole('article').getBoundingClientRect();
  const title = screen.getByRole('heading', { level: 3 });
  await expect.poll(() => title.scrollWidth - title.clientWidth).toBe(0);
  expect(title.getBoundingClientRect().height).toBeGreaterThan(30);
  const reference = screen.getByText('TC-20871').getBoundingClientRect();
  expect(reference.right).toBeLessThan(card.right);
  expect(reference.top).toBeGreaterThan(screen.getByText(/^Ravenham/).getBoundingClientRect().top);
});

test('the accent colours only the left edge, also on hover', async () => {
  show(<ClassCard />);
  const card = screen.getByRole('article');
  await userEvent.hover(page.getByRole('article'));
  const { borderLeftColor, borderLeftWidth, borderTopColor } = getComputedStyle(card);
  expect([borderLeftColor, borderLeftWidth]).toEqual(['rgb(31, 111, 235)', '4px']);
  expect(borderTopColor).not.toBe('rgb(31, 111, 235)');
});

test('a screen reader reads a short fact in full', () => {
  show(<ClassCard />);
  const short = within(screen.getByRole('article')).getByText('9/12');
  expect(short.getAttribute('aria-hidden')).toBe('true');
  screen.getByText('9 of 12 seats reserved');
});

test('a meter is filled in proportion and has a label', () => {
  show(<Meter value={9} max={12} label="9 of 12 seats reserved" />);
  const track = screen.getByRole('img', { name: '9 of 12 seats reserved' });
  const filled = track.firstElementChild?.getBoundingClientRect().width ?? 0;
  expect(filled / track.getBoundingClientRect().width).toBeCloseTo(0.75, 1);
});

test('figures are above their labels, and screen readers read the label first', () => {
  show(<Figures figures={[{ label: 'Total', value: 1204 }]} />);
  expect(screen.getByText('1,204').getBoundingClientRect().top).toBeLessThan(
    screen.getByText('Total').getBoundingClientRect().top,
  );
  expect(screen.getByRole('term').nextElementSibling?.textContent).toBe('1,204');
});

test('only http and https are web addresses', () => {
  expect(isWebAddress('https://teams.example/l/1')).toBe(true);
  expect(isWebAddress('javascript:alert(1)')).toBe(false);
  expect(isWebAddress('/training-class')).toBe(false);
});

test('the cards of a row are equally high and their lines stand level, also when the facts of one wrap', async () => {
  const brands = ['Ridge', 'The Leadership and Management Development Academy of the North of England'];
  show(
    <div style={{ width: 900 }}>
      <Grid columns={3} stretch>
        {brands.map((brand) => (
          <RecordCard
            key={brand}
            title="Leadership Essentials"
            to="#class"
            meta={
              <MetaLine>
                <span>TC-20871</span>
                <span>{brand}</span>
              </MetaLine>
            }
            facts="09:00–16:00"
          >
            <span data-line>Hannah Whitfield</span>
          </RecordCard>
        ))}
      </Grid>
    </div>,
  );
  const places = (selector: string, side: 'top' | 'bottom') =>
    new Set([...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect()[side]));
  // The browser lays out the cards in the first frame that shows them.
  const [, long] = screen.getAllByRole('article');
  await expect.poll(() => long?.getBoundingClientRect().height).toBeGreaterThan(140);
  expect(places('article', 'bottom').size).toBe(1);
  await expect.poll(() => places('[data-line]', 'top').size).toBe(1);
});

test('the facts of a class stand on one line: the last gives way, and references stay whole', async () => {
  const facts = ['Birchbeck Building Society', 'TC-21011', 'PO-30613', 'Meridian Leadership'];
  show(
    <div style={{ width: 430 }}>
      <RecordCard title="Time Management" to="#class" meta={<MetaLine oneLine>{facts}</MetaLine>} facts="09:00–12:30">
        <span>Kieran Womersley</span>
      </RecordCard>
    </div>,
  );
  const parts = facts.map((fact) => screen.getByTitle(fact));
  await expect.poll(() => screen.getByRole('article').getBoundingClientRect().height).toBe(133);
  expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(1);
  expect(parts.map((part) => part.scrollWidth > part.clientWidth)).toEqual([false, false, false, true]);
});
