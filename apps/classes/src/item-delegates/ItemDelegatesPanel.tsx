import type { BookingItemSlotProps } from '@console/bookings-contracts';
import { Button } from '@console/design-system/button';
import { ChevronDownIcon, ChevronRightIcon } from '@console/design-system/icons';
import { Row, Stack } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useId, useState } from 'react';
import { SectionFailed } from '../SectionFailed.tsx';
import { useItemDelegates } from './useItemDelegates.ts';

/** The delegates of a booking item, below the item. Code and seats load when somebody opens them. */
export default function ItemDelegatesPanel({ item, trainingClass, seats, assigned }: BookingItemSlotProps) {
  const [open, setOpen] = useState(false);
  const { class: ofItem, Delegates, failed, load } = useItemDelegates();
  const id = useId();
  const Chevron = open ? ChevronDownIcon : ChevronRightIcon;
  return (
    <Stack gap="s">
      <Row>
        <Button
          appearance="subtle"
          size="small"
          icon={<Chevron size={16} />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => {
            if (!open) load(trainingClass);
            setOpen(!open);
          }}
        >
          {`Delegates (${assigned} of ${seats})`}
        </Button>
      </Row>
      {open && (
        <div id={id}>
          {failed && <SectionFailed what="The delegates" onTryAgain={() => load(trainingClass)} />}
          {!failed && !(ofItem && Delegates) && <SkeletonLines />}
          {!failed && ofItem && Delegates && <Delegates item={item} class={ofItem} />}
        </div>
      )}
    </Stack>
  );
}
