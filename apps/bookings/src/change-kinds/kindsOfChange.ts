import type { ChangeRequestKind } from '@console/bookings-contracts';
import { attendees } from './attendees.tsx';
import { changeClass } from './changeClass.tsx';
import { dates } from './dates.tsx';
import type { KindOfChange } from './KindOfChange.ts';
import { trainer } from './trainer.tsx';
import { transfer } from './transfer.tsx';

/** The kinds of change, one object each. */
export const kindsOfChange: Readonly<Record<ChangeRequestKind, KindOfChange>> = {
  dates,
  class: changeClass,
  trainer,
  attendees,
  transfer,
};
