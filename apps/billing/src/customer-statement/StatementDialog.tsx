import { usualStatement } from '@console/billing-contracts';
import { useDownload } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { DateField } from '@console/design-system/date-field';
import { Dialog } from '@console/design-system/dialog';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Grid, Stack, Text } from '@console/design-system/layout';
import { type IsoDate, toIsoDate } from '@console/format';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { StatementDialogQuery } from './__generated__/StatementDialogQuery.graphql.ts';

export interface StatementDialogProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Chooses the days of a customer's statement and downloads it as a PDF file. */
export function StatementDialog({ customer: { id, name }, onClose }: StatementDialogProps) {
  const [today] = useState(() => toIsoDate(Date.now()));
  const [{ start, end }, setDays] = useState(() => usualStatement(today));
  const {
    start: download,
    pending,
    error,
  } = useDownload<StatementDialogQuery>(graphql`
    query StatementDialogQuery($customer: ID!, $from: String!, $to: String!) {
      customerStatementDownload(input: { customer: $customer, from: $from, to: $to }) { path }
    }
  `);
  const changeStart = (day: IsoDate | null) => day && setDays({ start: day, end: end < day ? day : end });
  const changeEnd = (day: IsoDate | null) => day && setDays({ start: start > day ? day : start, end: day });
  const take = () => download({ customer: id, from: start, to: end });
  return (
    <Dialog
      open
      title="Statement"
      subtitle={name}
      onClose={onClose}
      onSubmit={take}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" appearance="primary" loading={pending}>
            Download PDF
          </Button>
        </>
      }
    >
      <Stack>
        {error && <ErrorAlert title="The statement could not be made." messages={error} />}
        <Grid columns={2}>
          <DateField label="From" value={start} max={today} onChange={changeStart} />
          <DateField label="To" value={end} max={today} onChange={changeEnd} />
        </Grid>
        <Text role="meta">
          What was owed before, every invoice, payment and credit of these days, and what is left to pay on the last
          one.
        </Text>
      </Stack>
    </Dialog>
  );
}
