import { useState } from 'react';
import { Autocomplete, MultiAutocomplete, type Option } from '../../src/autocomplete/index.ts';
import { Field } from '../../src/field/index.ts';
import { FilterChips, FilterPicker, ResultCount, SearchBox, SegmentedControl } from '../../src/filter-bar/index.ts';
import { Grid } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';
import { Sample } from '../Sample.tsx';

const trainers: readonly Option[] = Array.from({ length: 500 }, (_, index) => {
  const label = `${['Hannah', 'Rhys', 'Imogen', 'Callum', 'Niamh'][index % 5]} ${['Whitfield', 'Morgan', 'Barraclough', 'Pryce'][index % 4]} ${index + 1}`;
  return { value: `trainers/${index}`, label, detail: `trainer${index + 1}@training.example`, avatar: true };
});
const brands: readonly Option[] = ['Meridian Leadership', 'Northgate Digital', 'Calder Safety'].map((label) => ({
  value: label,
  label,
}));

const nothing = () => undefined;
const creation = {
  label: (typed: string) => (typed ? `Create this contact, ${typed}?` : 'No contacts available. Create New!'),
  onCreate: nothing,
};

/** Shows autocompletes with 500 options, with none, and while loading, and the filters of a list. */
export default function ChoosingPage() {
  const [trainer, setTrainer] = useState<Option | null>(trainers[4] ?? null);
  const [several, setSeveral] = useState<readonly Option[]>(trainers.slice(2, 4));
  const [brand, setBrand] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>(['trainers/1', 'trainers/2', 'trainers/3']);
  const [text, setText] = useState('');
  const [kind, setKind] = useState('all');
  return (
    <PageFrame variant="card" title="Autocomplete and filters">
      <Grid columns={2}>
        <Sample title="Autocomplete" stacked>
          <Field label="Trainer" required>
            <Autocomplete options={trainers} value={trainer} onChange={setTrainer} placeholder="500 trainers" />
          </Field>
          <Field label="Several trainers">
            <MultiAutocomplete options={trainers} value={several} onChange={setSeveral} />
          </Field>
          <Field label="On its way">
            <Autocomplete options={[]} loading onSearch={nothing} value={null} onChange={nothing} />
          </Field>
          <Field label="Without options, one can be made" error="Contact is required">
            <Autocomplete options={[]} creation={creation} value={null} onChange={nothing} />
          </Field>
          <Field label="It did not come">
            <Autocomplete options={[]} failed onSearch={nothing} value={null} onChange={nothing} />
          </Field>
          <Field label="The server has more">
            <Autocomplete options={trainers.slice(0, 20)} more value={null} onChange={nothing} />
          </Field>
          <Field label="Disabled">
            <Autocomplete options={[]} disabled value={brands[0] ?? null} onChange={nothing} />
          </Field>
        </Sample>
        <Sample title="Filters">
          <FilterPicker label="Brand" options={brands} selected={brand} onChange={setBrand} />
          <FilterPicker label="Trainer" multiple options={trainers} selected={chosen} onChange={setChosen} />
          <FilterPicker label="Customer" loading onSearch={nothing} options={[]} selected={[]} onChange={nothing} />
          <SearchBox placeholder="Filter by title or reference" value={text} onChange={setText} />
          <SegmentedControl
            label="Class type"
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'all', label: 'All' },
              { value: 'public', label: 'Public' },
              { value: 'private', label: 'Private' },
            ]}
          />
        </Sample>
        <Sample title="Chips and counts" stacked>
          <FilterChips
            onClear={nothing}
            chips={[
              { id: 'booked', label: 'Booked', value: 'November 2026' },
              {
                id: 'customer',
                label: 'Customer',
                value: 'The Worshipful Company of Very Long Names and Sons, Incorporated',
                onRemove: nothing,
              },
            ]}
          />
          <ResultCount matching={38} total={1204} noun={['booking', 'bookings']} />
          <ResultCount noun={['booking', 'bookings']} loading />
        </Sample>
      </Grid>
    </PageFrame>
  );
}
