import { contrastOf, isColour, neededContrast } from '@console/classes-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { ColourSample, surfaceOf } from '@console/design-system/inputs';
import { Grid, Stack, Text } from '@console/design-system/layout';
import { joinList } from '@console/format';
import { useState } from 'react';

export interface ColourContrastProps {
  readonly label: string;
  /** A colour, or what is typed of one: then the last colour stays. Empty when there is none. */
  readonly colour: string;
}

const schemes = ['light', 'dark'] as const;

/** Shows a colour on a card in both themes with its contrast, and warns when its line would be hard to see. */
export function ColourContrast({ label, colour: typed }: ColourContrastProps) {
  const [colour, setColour] = useState(typed);
  if (colour !== typed && isColour(typed)) setColour(typed);
  if (typed === '' || !isColour(colour)) return null;
  const samples = schemes.map((scheme) => ({ scheme, contrast: contrastOf(colour, surfaceOf(scheme)) }));
  const weak = samples.filter(({ contrast }) => contrast < neededContrast.line).map(({ scheme }) => scheme);
  return (
    <section aria-label={label}>
      <Stack gap="s">
        <Text role="strong">{label}</Text>
        {weak.length > 0 && (
          <ErrorAlert
            tone="warning"
            title={`${label} is hard to see in the ${joinList(weak)} theme.`}
            messages={[`A line needs a contrast of ${neededContrast.line}:1.`]}
          />
        )}
        <Grid columns={2}>
          {samples.map(({ scheme, contrast }) => (
            <ColourSample key={scheme} colour={colour} scheme={scheme}>
              <Stack gap="xs">
                <Text role="strong">{`${scheme === 'light' ? 'Light' : 'Dark'} theme: ${shown(contrast)}`}</Text>
                <Text role="meta">{judged(contrast)}</Text>
              </Stack>
            </ColourSample>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

/** Rounds down, so that no contrast looks better than it is. */
const shown = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

function judged(contrast: number): string {
  if (contrast >= neededContrast.text) return 'Clear as a line and as text';
  if (contrast >= neededContrast.line) return `Clear as a line. Text needs ${neededContrast.text}:1`;
  return `Too weak. A line needs ${neededContrast.line}:1`;
}
