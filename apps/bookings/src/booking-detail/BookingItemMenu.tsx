import {
  type BookingStatus,
  bookingLinks,
  requestChangeLink,
  whyNotChangeItem,
  whyNotDeleteItem,
  whyNotRequestChange,
} from '@console/bookings-contracts';
import { useMoves } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { ArrowSwapIcon, ChatIcon, DeleteIcon, MoreHorizontalIcon } from '@console/design-system/icons';
import { Menu, MenuItem, MenuLink } from '@console/design-system/menu';
import { EditButton } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { itemMoveDialogs } from '../cancel-item/itemMoveDialogs.ts';
import type { BookingItemMenu_item$key } from './__generated__/BookingItemMenu_item.graphql.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { EditItemDialog } from './EditItemDialog.tsx';

/** The actions of an item: the pencil, and a menu with the others. A disabled action says why. */
export function BookingItemMenu({ item: key }: { item: BookingItemMenu_item$key }) {
  const item = useFragment(
    graphql`
      fragment BookingItemMenu_item on BookingItem {
        id
        type
        title
        status
        booking {
          id
        }
        billedOn {
          reference
          status
        }
        attended
        noted
        discussedIn
        invoices(first: 10) {
          edges {
            node {
              reference
              status
            }
          }
        }
        ...EditItemDialog_item
        ...DeleteItemDialog_item
        ...itemMoveDialogs_item @relay(mask: false)
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const navigate = useNavigate();
  // A newer server may know further states. No move of this release begins in one of them.
  const moves = useMoves(itemMoveDialogs, item, { ...item, status: item.status as BookingStatus });
  const close = () => setOpen(null);
  const invoices = [...item.invoices.edges.map(({ node }) => node), ...item.billedOn];
  const invoice = invoices.find(({ status }) => status !== 'voided');
  // A private item is edited with its class, also when its price is on an invoice.
  const isPrivate = item.type === 'private';
  const unchangeable = whyNotChangeItem(item) ?? (invoice && !isPrivate ? whyNotInvoiced(invoice, 'changed') : null);
  const editPage = isPrivate && unchangeable === null ? bookingLinks.editPrivateItem(item.booking.id, item.id) : null;
  // A voided invoice also prevents the deletion, because its lines still refer to the item.
  const subject = invoice ?? invoices[0];
  const undeletable = whyNotDeleteItem(item) ?? (subject ? whyNotInvoiced(subject, 'deleted') : null);
  return (
    <>
      {editPage ? (
        <EditButton label={`Edit ${item.title}`} to={editPage} />
      ) : (
        <EditButton label={`Edit ${item.title}`} refusal={unchangeable} onClick={() => setOpen('edit')} />
      )}
      <Menu
        label={`Actions of ${item.title}`}
        trigger={(props) => (
          <Button
            {...props}
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalIcon size={16} />}
            aria-label={`Actions of ${item.title}`}
          />
        )}
      >
        <MenuItem
          icon={<ArrowSwapIcon size={16} />}
          refusal={whyNotRequestChange(item)}
          onSelect={() => void navigate(requestChangeLink(item.booking.id, item.id))}
        >
          Request a change
        </MenuItem>
        <MenuLink to={createTicketAbout(item)} icon={<ChatIcon size={16} />}>
          Create ticket
        </MenuLink>
        {moves.actions.map(({ id, label, icon: MoveIcon, refusal, danger, onSelect }) => (
          <MenuItem key={id} icon={<MoveIcon size={16} />} refusal={refusal} danger={danger} onSelect={onSelect}>
            {label}
          </MenuItem>
        ))}
        <MenuItem danger icon={<DeleteIcon size={16} />} refusal={undeletable} onSelect={() => setOpen('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {open === 'delete' && <DeleteItemDialog item={item} onClose={close} />}
      {moves.dialog}
    </>
  );
}

const createTicketAbout = ({ id, booking }: { readonly id: string; readonly booking: { readonly id: string } }) =>
  `${bookingLinks.createTicket(booking.id)}?${new URLSearchParams({ item: id })}`;

/** An invoiced item must match its invoice, so it cannot be changed until the invoice is voided. */
const whyNotInvoiced = ({ reference }: { readonly reference: string }, what: 'changed' | 'deleted'): string =>
  `This item is on ${reference} and can no longer be ${what}.`;
