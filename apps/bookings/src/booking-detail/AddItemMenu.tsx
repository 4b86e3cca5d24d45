import { bookingLinks, whyNotAddItem } from '@console/bookings-contracts';
import { AddButton } from '@console/design-system/button';
import { BuildingIcon, PeopleIcon } from '@console/design-system/icons';
import { Menu, MenuLink } from '@console/design-system/menu';
import { ActionAddButton } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import type { AddItemMenu_booking$key } from './__generated__/AddItemMenu_booking.graphql.ts';

/** The menu that adds an item. When the booking's state allows no new items, the button gives the reason. */
export function AddItemMenu({ booking: key }: { booking: AddItemMenu_booking$key }) {
  const { id, status } = useFragment(
    graphql`
      fragment AddItemMenu_booking on Booking {
        id
        status
      }
    `,
    key,
  );
  const refusal = whyNotAddItem({ status });
  if (refusal) {
    return (
      <ActionAddButton place="page" refusal={refusal}>
        Add item
      </ActionAddButton>
    );
  }
  return (
    <Menu
      label="Add item"
      trigger={(props) => (
        <AddButton {...props} place="page">
          Add item
        </AddButton>
      )}
    >
      <MenuLink to={bookingLinks.createPublicItem(id)} icon={<PeopleIcon size={16} />}>
        Seats on a public course
      </MenuLink>
      <MenuLink to={bookingLinks.createPrivateItem(id)} icon={<BuildingIcon size={16} />}>
        A private course
      </MenuLink>
    </Menu>
  );
}
