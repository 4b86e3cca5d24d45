import type { ClassMove } from '@console/classes-contracts';
import {
  CalendarClockIcon,
  CheckmarkIcon,
  CircleHintIcon,
  HatGraduationIcon,
  type Icon,
  SubtractCircleIcon,
} from '@console/design-system/icons';

/** A move has the icon of the state that it leads to. */
export const classMoveIcons: Readonly<Record<ClassMove, Icon>> = {
  confirm: CheckmarkIcon,
  deliver: HatGraduationIcon,
  postpone: CalendarClockIcon,
  reschedule: CheckmarkIcon,
  rescheduleProvisional: CircleHintIcon,
  cancel: SubtractCircleIcon,
};
