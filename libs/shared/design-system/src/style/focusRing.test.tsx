import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bookingColumns } from '../../gallery/bookingColumns.tsx';
import { makeBookings } from '../../gallery/bookings.ts';
import { Button } from '../button/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { DataTable } from '../table/index.ts';
import { Tabs } from '../tabs/index.ts';
import { show } from '../testing/show.tsx';

/** The focus ring of the focused element: 'solid 2px'. */
function ring(): string {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
  return `${outlineStyle} ${outlineWidth}`;
}

test('a sort button in a table head has a focus ring', async () => {
  show(
    <DataTable
      label="Bookings"
      columns={bookingColumns}
      rows={makeBookings(3)}
      rowKey={({ id }) => id}
      onSort={() => undefined}
    />,
  );
  await userEvent.tab();
  if (document.activeElement?.closest('th') === null) {
    expect(ring(), 'the scroll area of the table').toBe('solid 2px');
    await userEvent.tab();
  }
  expect(document.activeElement?.closest('th')).not.toBeNull();
  expect(ring()).toBe('solid 2px');
});

test('a tab and a menu item have a focus ring', async () => {
  show(
    <>
      <Tabs label="Class" tabs={[{ id: 'notes', label: 'Notes' }]} selected="notes" onSelect={() => undefined} />
      <Menu label="More actions" trigger={(props) => <Button {...props}>More</Button>}>
        <MenuItem onSelect={() => undefined}>Edit</MenuItem>
      </Menu>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Notes');
  expect(ring()).toBe('solid 2px');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Edit');
  expect(ring()).toBe('solid 2px');
});
