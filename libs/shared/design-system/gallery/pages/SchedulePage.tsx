import { useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { changeUnit, PeriodPicker, type PeriodValue, periodUnits } from '../../src/date-range/index.ts';
import { FilterBar, FilterChips, FilterPicker, ResultCount, SegmentedControl } from '../../src/filter-bar/index.ts';
import {
  AddIcon,
  CalendarLtrIcon,
  LayoutColumnTwoIcon,
  LocationIcon,
  PeopleIcon,
  TableIcon,
} from '../../src/icons/index.ts';
import { Grid } from '../../src/layout/index.ts';
import { DaySection, MetaLine, PageFrame } from '../../src/page-frame/index.ts';
import { Person } from '../../src/person/index.ts';
import { Fact, RecordCard } from '../../src/record-card/index.ts';
import { StatusBadge } from '../../src/status-badge/index.ts';
import { bookingStatuses } from '../statuses.ts';

const classes = [
  {
    title: 'Leadership Essentials',
    status: 'confirmed',
    reference: 'TC-20871',
    trainer: 'Hannah Whitfield',
    place: 'Leeds LS1 4DY',
    seats: '9/12',
    colour: '#2b6cb0',
  },
  {
    title: 'Mental Health First Aid',
    status: 'confirmed',
    reference: 'TC-20866',
    trainer: 'Dr Samuel Adeyemi',
    place: 'Halifax HX1 1UJ',
    seats: '12/12',
    colour: '#8250c4',
  },
  {
    title: 'Excel for Finance Teams',
    status: 'provisional',
    reference: 'TC-20890',
    trainer: 'Rhys Morgan',
    place: 'MS Teams',
    seats: '6/10',
    colour: '#b8761b',
  },
  {
    title: 'Safeguarding Adults and Children, Level Three, for designated leads',
    status: 'postponed',
    reference: 'TC-20848',
    trainer: null,
    place: 'Bristol BS1 6QF',
    seats: '15/18',
    colour: '#c0392b',
  },
];
const types = [
  { value: 'all', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;
const views = [
  { value: 'schedule', label: 'Schedule', icon: <LayoutColumnTwoIcon size={16} /> },
  { value: 'table', label: 'Table', icon: <TableIcon size={16} /> },
] as const;

/** Shows the schedule of a week: the head of a list above cards that scroll under sticky days. */
export default function SchedulePage() {
  const [period, setPeriod] = useState<PeriodValue>({ unit: 'week', start: '2026-11-16', end: '2026-11-22' });
  const [type, setType] = useState<(typeof types)[number]['value']>('all');
  const [view, setView] = useState<(typeof views)[number]['value']>('schedule');
  const [status, setStatus] = useState<readonly string[]>(['confirmed', 'provisional', 'postponed']);
  return (
    <PageFrame
      title="Classes"
      variant="schedule"
      actions={
        <>
          <SegmentedControl label="View" segments={views} value={view} onChange={setView} />
          <Button appearance="primary" icon={<AddIcon />}>
            Create class
          </Button>
        </>
      }
      filters={
        <FilterBar>
          {() => ({
            first: (
              <>
                <SegmentedControl
                  label="Period"
                  segments={periodUnits}
                  value={period.unit}
                  onChange={(unit) => setPeriod(changeUnit(period, unit))}
                />
                <PeriodPicker value={period} onChange={setPeriod} />
              </>
            ),
            more: (
              <>
                <SegmentedControl label="Class type" segments={types} value={type} onChange={setType} />
                <FilterPicker
                  label="Status"
                  multiple
                  options={bookingStatuses.options}
                  selected={status}
                  onChange={setStatus}
                />
              </>
            ),
          })}
        </FilterBar>
      }
      count={<ResultCount matching={31} total={412} noun={['session', 'sessions']} showNoun note="times in UTC" />}
      chips={
        <FilterChips
          chips={[
            {
              id: 'status',
              label: 'Status',
              value: 'Confirmed, Provisional, Postponed',
              onRemove: () => setStatus([]),
            },
          ]}
          onClear={() => setStatus([])}
        />
      }
    >
      {['2026-11-16', '2026-11-17', '2026-11-18'].map((day, index) => (
        <DaySection key={day} day={day} today={index === 0} count="4 sessions">
          <Grid columns={3}>
            {classes.map((session) => (
              <RecordCard
                key={session.reference}
                title={session.title}
                to="#schedule"
                accent={session.colour}
                badge={<StatusBadge of={bookingStatuses} status={session.status} />}
                meta={
                  <MetaLine>
                    <Fact icon={CalendarLtrIcon}>Public</Fact>
                    {session.reference}
                  </MetaLine>
                }
                facts={
                  <>
                    09:30–16:30
                    <Fact icon={PeopleIcon} meaning={`${session.seats} seats reserved`}>
                      {session.seats}
                    </Fact>
                    <Fact icon={CalendarLtrIcon}>Day 1 of 2</Fact>
                  </>
                }
                action={
                  session.place === 'MS Teams' && (
                    <Button size="small" dashed disabled>
                      Missing Meeting Link
                    </Button>
                  )
                }
              >
                <Person name={session.trainer} size={24} missing="No trainer yet" />
                <Fact icon={LocationIcon} iconSize={16}>
                  {session.place}
                </Fact>
              </RecordCard>
            ))}
          </Grid>
        </DaySection>
      ))}
    </PageFrame>
  );
}
