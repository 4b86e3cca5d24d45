import type { BookingMove } from '@console/bookings-contracts';
import {
  CheckmarkCircleIcon,
  CheckmarkIcon,
  EditIcon,
  HatGraduationIcon,
  type Icon,
  PauseCircleIcon,
  SubtractCircleIcon,
} from '@console/design-system/icons';

/** A move has the icon of the state that it leads to. */
export const moveIcons: Readonly<Record<BookingMove, Icon>> = {
  confirm: CheckmarkIcon,
  deliver: HatGraduationIcon,
  complete: CheckmarkCircleIcon,
  hold: PauseCircleIcon,
  resume: CheckmarkIcon,
  resumeDraft: EditIcon,
  cancel: SubtractCircleIcon,
};
