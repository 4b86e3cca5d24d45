import { bookingLinks, whyNotAddItem } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { AddIcon, BuildingIcon, PeopleIcon } from '@console/design-system/icons';
import { Menu, MenuLink } from '@console/design-system/menu';
import { ActionButton } from '@console/design-system/tooltip';
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
      <ActionButton icon={<AddIcon size={16} />} refusal={refusal}>
        Add item
      </ActionButton>
    );
  }
  return (
    <Menu
      label="Add item"
      trigger={(props) => (
        <Button {...props} icon={<AddIcon size={16} />}>
          Add item
        </Button>
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
