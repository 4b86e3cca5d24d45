import { type DebtAge, type DebtDate, debtAges, debtAgesBy } from '@console/billing-contracts';
import { ChartBand, ColumnChart } from '@console/design-system/chart';
import { Totals } from '@console/design-system/money';
import { formatMoney } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AgesBand_ages$key } from './__generated__/AgesBand_ages.graphql.ts';
import type { AgesBand_sums$key } from './__generated__/AgesBand_sums.graphql.ts';
import { ageSteps } from './ageSteps.ts';

export interface AgesBandProps {
  /** The sums of what the list shows. Null until they are added up. */
  readonly sums: AgesBand_sums$key | null;
  /** The sums of all ages, also while the list shows one of them. */
  readonly ages: AgesBand_ages$key | null;
  /** What chooses the day. */
  readonly controls: ReactNode;
  /** What chooses the date from which the ages count. */
  readonly chartControls: ReactNode;
  readonly by: DebtDate;
  readonly chosen: DebtAge | null;
  readonly onChoose: (age: DebtAge | null) => void;
}

/** What all customers of the list owe together, and a chart of the ages. A press on an age shows those who owe of it. */
export function AgesBand({
  sums: sumsKey,
  ages: agesKey,
  controls,
  chartControls,
  by,
  chosen,
  onChoose,
}: AgesBandProps) {
  const sums = useFragment(
    graphql`
      fragment AgesBand_sums on DebtorSums {
        credit { amount }
        balance { amount }
      }
    `,
    sumsKey,
  );
  const all = useFragment(
    graphql`
      fragment AgesBand_ages on DebtorSums {
        ages { age amount { amount } }
      }
    `,
    agesKey,
  );
  const columns = debtAgesBy(by).map(({ age, label }) => {
    const value = all?.ages.find((each) => each.age === age)?.amount.amount ?? null;
    return { id: age, label, value, text: value === null ? '–' : formatMoney(value), step: ageSteps[age] };
  });
  const balance = sums?.balance.amount;
  const credit = sums?.credit.amount;
  return (
    <ChartBand
      {...{ controls, chartControls }}
      sums={
        <Totals
          lines={[
            { label: 'Owed', pence: balance !== undefined && credit !== undefined ? balance - credit : null },
            { label: 'On account', pence: credit },
            { label: 'Balance', pence: balance, total: true },
          ]}
        />
      }
      chart={
        <ColumnChart
          label="Owed by age"
          columns={columns}
          chosen={chosen}
          onChoose={(id) => onChoose(id === null ? null : (debtAges.of(id) ?? null))}
        />
      }
    />
  );
}
