import { useState } from 'react';
import { Address } from '../../src/address/index.ts';
import { Button } from '../../src/button/index.ts';
import { Card, CardItem, CardSplit, Inset } from '../../src/card/index.ts';
import { DateText } from '../../src/date/index.ts';
import { DescriptionList } from '../../src/description-list/index.ts';
import { AddIcon, BuildingIcon, PeopleIcon } from '../../src/icons/index.ts';
import { Grid, MainAndAside, Stack, Text } from '../../src/layout/index.ts';
import { Link } from '../../src/link/index.ts';
import { Money, Totals } from '../../src/money/index.ts';
import { MetaLine, PageFrame } from '../../src/page-frame/index.ts';
import { CopyButton } from '../../src/panel-message/index.ts';
import { Person } from '../../src/person/index.ts';
import { Stars } from '../../src/stars/index.ts';
import { Badge, StatusBadge } from '../../src/status-badge/index.ts';
import { type Column, DataTable } from '../../src/table/index.ts';
import { TabPanel, Tabs } from '../../src/tabs/index.ts';
import { bookingStatuses } from '../statuses.ts';

interface Session {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly venue: string;
}

const sessions: Session[] = ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => ({
  id: day,
  day,
  time: '09:30–16:30',
  venue: 'Zoom',
}));
const sessionColumns: readonly Column<Session>[] = [
  { id: 'day', header: 'Date', width: 96, cell: ({ day }) => <DateText value={day} as="short-day" /> },
  { id: 'time', header: 'Time (UTC)', width: 104, cell: ({ time }) => time },
  { id: 'venue', header: 'Venue', minWidth: 70, cell: ({ venue }) => <Link to="#detail">{venue}</Link> },
];
const keyOf = (session: Session) => session.id;

/** Shows a detail page: badge, meta line, tabs, cards, and a column of facts beside them. */
export default function DetailPage() {
  const [tab, setTab] = useState<'overview' | 'items' | 'empty'>('overview');
  return (
    <PageFrame
      variant="card"
      title="Leadership Essentials – autumn cohort"
      badge={<StatusBadge of={bookingStatuses} status="confirmed" />}
      meta={
        <MetaLine>
          <span>
            BK-10482
            <CopyButton text="BK-10482" label="Copy the reference" />
          </span>
          <span>
            Booked <DateText value="2026-11-16" />
          </span>
          <Link to="#detail" newTab>
            TC-20866
          </Link>
        </MetaLine>
      }
      actions={
        <>
          <Button icon={<AddIcon />}>Add item</Button>
          <Button appearance="primary">Raise invoice</Button>
        </>
      }
      tabs={
        <Tabs
          label="Booking"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'overview', label: 'Overview' },
            { id: 'items', label: 'Items', count: 2 },
            { id: 'empty', label: 'Invoices', count: 0 },
          ]}
        />
      }
    >
      <TabPanel id={tab}>
        <MainAndAside
          aside={
            <>
              <Card
                title="Your Trainer"
                actions={
                  <Button size="small" appearance="subtle">
                    Change
                  </Button>
                }
              >
                <Stack>
                  <Person name="Imogen Barraclough" size={40} strong detail="imogen@barraclough.example" />
                  <DescriptionList
                    columns={2}
                    items={[
                      { label: 'Location', value: 'Harrogate HG1 2SX' },
                      { label: 'Mobile', value: '07700 900417' },
                      { label: 'Competency', value: <Stars value={4} label="Competency" /> },
                      { label: 'Purchase order', value: <Link to="#detail">PO-30377</Link> },
                    ]}
                  />
                </Stack>
              </Card>
              <Card title="Sessions" flush>
                <DataTable variant="card" label="Sessions" columns={sessionColumns} rows={sessions} rowKey={keyOf} />
              </Card>
            </>
          }
        >
          <Card>
            <CardSplit
              side={
                <Totals
                  lines={[
                    { label: 'Net price', pence: 396_000 },
                    { label: 'VAT 20%', pence: 79_200 },
                    { label: 'Total', pence: 475_200, total: true },
                    { label: 'Invoiced', pence: 237_600 },
                    { label: 'Paid', pence: 0 },
                  ]}
                />
              }
            >
              <Grid columns={2}>
                <DescriptionList
                  columns={1}
                  items={[
                    { label: 'Customer', value: <Link to="#detail">Calder Valley Housing</Link> },
                    { label: 'Account manager', value: <Person name="Priya Nair" /> },
                    { label: 'Brand', value: 'Meridian Leadership' },
                    { label: 'Deal record id', value: null },
                  ]}
                />
                <DescriptionList
                  columns={1}
                  items={[
                    {
                      label: 'Billing address',
                      value: (
                        <Address
                          address={{
                            address1: 'Calder Valley Housing',
                            address2: 'Accounts Payable, Shaw House',
                            address3: '',
                            city: 'Halifax',
                            postcode: 'HX1 1UJ',
                            country: 'GB',
                          }}
                        />
                      ),
                    },
                  ]}
                />
              </Grid>
            </CardSplit>
          </Card>
          <Card title="Items" count={2} flush actions={<Text role="meta">Prices without VAT</Text>}>
            <CardItem
              icon={PeopleIcon}
              iconLabel="Public"
              title="Leadership Essentials"
              badge={<StatusBadge of={bookingStatuses} status="confirmed" />}
              meta="Public · 4 seats × £495.00"
              amount={<Money pence={198_000} />}
            >
              <Inset
                end={
                  <Link to="#detail" newTab>
                    TC-20871
                  </Link>
                }
              >
                <DescriptionList
                  weights={[5, 3, 5, 4]}
                  items={[
                    { label: 'Course', value: 'Leadership Essentials v3' },
                    { label: 'Max attendees', value: 12 },
                    { label: 'Delivery', value: 'Leeds LS1 4DY' },
                    { label: 'Dates', value: '24 – 25 Nov 2026' },
                  ]}
                />
              </Inset>
              <DescriptionList
                weights={[4, 4, 4, 5]}
                items={[
                  { label: 'Tax', value: '20% · £396.00' },
                  { label: 'Gross price', value: <Money pence={237_600} /> },
                  { label: 'PO number', value: null },
                ]}
              />
            </CardItem>
            <CardItem
              icon={BuildingIcon}
              iconLabel="Private"
              title="Mental Health First Aid for line managers, shift leaders and everybody else who has a duty of care"
              badge={<StatusBadge of={bookingStatuses} status="canceled" />}
              meta="Private · 2 days × £905.00"
              amount={<Money pence={181_000} />}
            />
          </Card>
          <Card title="Contacts">
            <Stack>
              <Person name="Amelia Hughes" size={28} detail="L&D manager" />
              <Badge>Booker</Badge>
            </Stack>
          </Card>
        </MainAndAside>
      </TabPanel>
    </PageFrame>
  );
}
