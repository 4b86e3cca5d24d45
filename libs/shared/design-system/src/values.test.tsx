import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DateText, RelativeDay, TimeRange } from './date/index.ts';
import { DescriptionList } from './description-list/index.ts';
import { Link, LinkProvider } from './link/index.ts';
import { Money, Totals } from './money/index.ts';
import { Person } from './person/index.ts';
import { Stars } from './stars/index.ts';
import { findings, show } from './testing/show.tsx';

const words = (element: React.ReactElement) => show(element).container.textContent;

test('NAV-07 money and dates have their formats, and a missing value is a dash', () => {
  expect(words(<Money pence={123_450} />)).toBe('£1,234.50');
  expect(words(<Money pence={null} />)).toBe('–');
  expect(words(<DateText value="2026-11-16T23:30:00Z" />)).toBe('16 Nov 2026');
  expect(words(<DateText value="2026-11-16T09:31:00Z" as="date-time" />)).toBe('16 Nov 2026 09:31');
  expect(words(<DateText value={undefined} />)).toBe('–');
  expect(words(<TimeRange start="2026-11-16T09:30:00Z" end="2026-11-16T16:30:00Z" />)).toBe('09:30–16:30');
  expect(words(<RelativeDay value="2026-11-29" now="2026-11-16" />)).toBe('in 13 days');
});

test('a person is initials and a name, or the text for nobody', () => {
  expect(words(<Person name="Dr Samuel Adeyemi" />)).toBe('SADr Samuel Adeyemi');
  expect(words(<Person name={null} missing="No trainer yet" />)).toBe('No trainer yet');
  expect(words(<Person name={null} />)).toBe('–');
});

test('stars have a label with their value', () => {
  const { getByRole } = show(<Stars value={4} label="Internal competency" />);
  expect(getByRole('img', { name: 'Internal competency: 4 of 5' })).toBeTruthy();
});

test('a value is beside its label, and on a phone below it', async () => {
  const { getByText } = show(
    <DescriptionList layout="rows" items={[{ label: 'Company name', value: 'Calder Valley' }]} />,
  );
  const [label, value] = [getByText('Company name'), getByText('Calder Valley')];
  expect(value.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().left);
  await page.viewport(320, 640);
  expect(value.getBoundingClientRect().left).toBe(label.getBoundingClientRect().left);
  await page.viewport(1440, 900);
});

test('lists of facts and of sums use terms and descriptions', async () => {
  const { getAllByRole } = show(
    <>
      <DescriptionList
        items={[
          { label: 'Brand', value: 'Meridian' },
          { label: 'Deal record id', value: '' },
        ]}
      />
      <Totals
        lines={[
          { label: 'Net price', pence: 100 },
          { label: 'Total', pence: 120, total: true },
        ]}
      />
    </>,
  );
  expect(getAllByRole('definition').map((item) => item.textContent)).toEqual(['Meridian', '–', '£1.00', '£1.20']);
  expect(await findings()).toEqual([]);
});

test('links use the link component of the router', () => {
  const { container, getByRole } = show(
    <LinkProvider
      component={({ to, children, className, newTab }) => (
        <a href={`/console${to}`} className={className} data-new-tab={newTab}>
          {children}
        </a>
      )}
    >
      <Link to="/booking/1" newTab>
        BK-10482
      </Link>
    </LinkProvider>,
  );
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/console/booking/1');
  expect(getByRole('link', { name: 'BK-10482, opens in a new tab' })).toBeTruthy();
});
