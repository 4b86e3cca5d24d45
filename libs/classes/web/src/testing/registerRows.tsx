import type { Attendance } from '@console/classes-contracts';
import { Button } from '@console/design-system/button';
import type { RegisterDay, RegisterRow } from '../register/register.ts';

/** Three days of an invented class. */
export const registerDays: readonly RegisterDay[] = [
  { id: 'one', title: 'Day 1', detail: 'Mon 16 Nov' },
  { id: 'two', title: 'Day 2', detail: 'Tue 17 Nov' },
  { id: 'three', title: 'Day 3', detail: 'Wed 18 Nov' },
];

const marked = (...marks: readonly Attendance[]) => marks.map((mark) => ({ mark, notes: null, unsaved: false }));

/** Rows with delegates, a seat without a name, a free seat, notes, and a mark that is not saved yet. */
export const registerRows: readonly RegisterRow[] = [
  { number: 1, name: 'Amelia Hughes', company: 'Calder Valley Housing', cells: marked('full', 'full', 'none') },
  { number: 2, name: 'Idris Khan', company: 'Calder Valley Housing', cells: marked('full', 'none', 'none') },
  {
    number: 3,
    name: 'Megan Llewellyn',
    company: 'Hallam Engineering plc',
    cells: [
      { mark: 'full', notes: null, unsaved: false },
      { mark: 'partial', notes: 'Left at two for a train.', unsaved: false },
      { mark: 'none', notes: 'Sent apologies.', unsaved: false },
    ],
  },
  {
    number: 4,
    name: 'Oliver Bamford',
    company: 'Hallam Engineering plc',
    cells: [
      { mark: 'full', notes: null, unsaved: false },
      { mark: 'full', notes: null, unsaved: true },
      { mark: 'none', notes: null, unsaved: false },
    ],
  },
  { number: 5, name: 'Chloe Whitaker', company: 'Westmoor Building Society', cells: marked('none', 'none', 'none') },
  {
    number: 6,
    name: null,
    head: <Button size="small">Add attendee</Button>,
    company: 'Larkfield Solicitors LLP',
    cells: marked('none', 'none', 'none'),
  },
  { number: 7, name: 'Zainab Mirza', company: 'Larkfield Solicitors LLP', cells: marked('none', 'none', 'none') },
  { number: 8, name: null, head: 'Free seat', company: null, cells: marked('none', 'none', 'none') },
];
