import type { Icon } from '../../src/icons/index.ts';
import * as every from '../../src/icons/index.ts';
import { Grid, Row } from '../../src/layout/index.ts';
import { PageFrame } from '../../src/page-frame/index.ts';

const { IconDrawing: _, ...icons } = every;
const all = Object.entries<Icon>(icons).sort(([one], [other]) => one.localeCompare(other));

/** Shows every icon with its name. */
export default function IconsPage() {
  return (
    <PageFrame variant="card" title="Icons">
      <Grid columns={3}>
        {all.map(([name, Shown]) => (
          <Row key={name}>
            <Shown size={16} />
            <Shown />
            {name}
          </Row>
        ))}
      </Grid>
    </PageFrame>
  );
}
