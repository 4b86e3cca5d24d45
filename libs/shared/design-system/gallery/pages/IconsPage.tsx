import { useState } from 'react';
import { SearchBox } from '../../src/filter-bar/index.ts';
import type { Icon } from '../../src/icons/index.ts';
import * as every from '../../src/icons/index.ts';
import { Grid, Row, Stack } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';

const { IconDrawing: _, ...icons } = every;
const all = Object.entries<Icon>(icons).sort(([one], [other]) => one.localeCompare(other));

/** Shows every icon with its name, or those with a certain text in their name. */
export default function IconsPage() {
  const [text, setText] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <PageFrame variant="card" title="Icons">
      <Stack>
        <Row>
          <SearchBox placeholder="Filter by name" value={text} onChange={setText} />
        </Row>
        <Grid columns={3}>
          {found.map(([name, Shown]) => (
            <Row key={name}>
              <Shown size={16} />
              <Shown />
              {name}
            </Row>
          ))}
        </Grid>
      </Stack>
    </PageFrame>
  );
}
