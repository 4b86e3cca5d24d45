import { Address, MailLink, TelephoneLink, TelephoneLinks } from '../../src/address/index.ts';
import { Figures, Meter, PaperImage, Steps } from '../../src/card/index.ts';
import { DateRangeText, DateText, RelativeDay, TimeRange } from '../../src/date/index.ts';
import { DescriptionList } from '../../src/description-list/index.ts';
import { Grid } from '../../src/layout/index.ts';
import { Link, WebLink } from '../../src/link/index.ts';
import { Money } from '../../src/money/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Person } from '../../src/person/index.ts';
import { PublicStar, Stars } from '../../src/stars/index.ts';
import { AuditPopup } from '../../src/timeline/index.ts';
import { Sample } from '../Sample.tsx';

/** A blue rectangle. */
const logo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48"><path fill="rgb(43,108,176)" d="M0 0h96v48H0z"/></svg>';

/** Shows money, dates, people and other values, with and without a value. */
export default function ValuesPage() {
  return (
    <PageFrame variant="card" title="Values">
      <Grid columns={2}>
        <Sample title="Money and dates">
          <DescriptionList
            columns={2}
            items={[
              { label: 'Money', value: <Money pence={1_234_567} /> },
              { label: 'Negative', value: <Money pence={-100_000} /> },
              { label: 'None', value: <Money pence={null} /> },
              { label: 'Date', value: <DateText value="2026-11-16T23:30:00Z" /> },
              { label: 'Date and time', value: <DateText value="2026-11-16T09:31:00Z" as="date-time" /> },
              { label: 'Times', value: <TimeRange start="2026-11-16T09:30:00Z" end="2026-11-16T16:30:00Z" /> },
              { label: 'Days', value: <DateRangeText start="2026-11-24T09:30:00Z" end="2026-11-25T16:30:00Z" /> },
              { label: 'Relative', value: <RelativeDay value="2026-11-29" now="2026-11-16" /> },
            ]}
          />
        </Sample>
        <Sample title="Counts" stacked>
          <Meter value={14} max={16} label="14 of 16 seats reserved" />
          <Figures
            figures={[
              { label: 'Total', value: 16 },
              { label: 'Reserved', value: 14 },
              { label: 'Free', value: 2 },
            ]}
          />
        </Sample>
        <Sample title="What is printed" stacked>
          <PaperImage src={logo} width={96} height={48} label="Logo of Northgate Digital" />
        </Sample>
        <Sample title="Steps" stacked>
          <Steps
            label="Progress of the booking"
            steps={[
              { label: 'Draft', detail: '10 Nov 2026', state: 'done' },
              { label: 'Confirmed', detail: 'On hold', state: 'current' },
              { label: 'Paid', detail: '£0.00 of £4,752.00', state: 'todo' },
            ]}
          />
          <WebLink address="https://caldervalleyhousing.example" />
          <MailLink address="amelia.hughes@calder.example" />
          <TelephoneLink number="+44 1422 555 010" />
          <TelephoneLinks numbers={['07700 900417', '+44 1422 555 011']} />
        </Sample>
        <Sample title="People" stacked>
          <Person name="Priya Nair" />
          <Person name="Dr Samuel Adeyemi" size={24} />
          <Person
            name="Imogen Barraclough-Featherstonehaugh of Harrogate"
            size={40}
            strong
            detail="imogen@barraclough.example"
          />
          <Person name={null} size={24} missing="No trainer yet" />
          <Person name="Amelia Hughes" size={28} detail="L&D manager">
            <Link to="#values">Amelia Hughes</Link>
          </Person>
        </Sample>
        <Sample title="Created and updated">
          <AuditPopup
            created={{ by: 'Priya Nair', at: '2026-11-02T09:05:00Z' }}
            updated={{ by: null, at: '2026-11-16T23:30:00Z' }}
          />
          <AuditPopup created={{ by: 'Priya Nair', at: '2026-11-02T09:05:00Z' }} />
        </Sample>
        <Sample title="Stars" stacked>
          <Stars value={4} label="Internal competency" />
          <Stars value={0} label="Self competency" />
          <Stars value={null} label="Self competency" />
          <PublicStar />
        </Sample>
        <Sample title="Address">
          <Address address={{ address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' }} />
          <Address address={null} />
        </Sample>
      </Grid>
    </PageFrame>
  );
}
