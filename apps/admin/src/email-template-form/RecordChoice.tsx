import { mailTargetResources } from '@console/core-contracts';
import { Autocomplete } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { RecordChoiceQuery } from './__generated__/RecordChoiceQuery.graphql.ts';
import type { TemplateTarget } from './usePreview.ts';

/** A record that fills in a template. */
export interface ChosenRecord {
  readonly value: string;
  readonly label: string;
}

interface RecordChoiceProps {
  readonly target: TemplateTarget;
  /** Null: sample data. */
  readonly value: ChosenRecord | null;
  readonly onChange: (record: ChosenRecord | null) => void;
}

/** Chooses a record of the kind of the template by its reference. Without one, sample data fills it in. */
export function RecordChoice({ target, value, onChange }: RecordChoiceProps) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<RecordChoiceQuery>(graphql`
    query RecordChoiceQuery($text: String!) {
      referenceSearches(reference: $text, first: 50) {
        edges {
          node {
            entity
            reference
            title
            target
          }
        }
      }
    }
  `);
  const options = (data?.referenceSearches.edges ?? [])
    .filter(({ node }) => node.entity === (target === 'training_class' ? 'class' : target))
    .map(({ node }) => ({ value: node.target, label: `${node.reference} ${node.title}`.trim() }));
  return (
    <Field label="Filled in with" hint={value ? undefined : 'Sample data, until you choose a record.'}>
      <Autocomplete
        value={value}
        onChange={onChange}
        options={options}
        answered={answered?.text ?? null}
        onSearch={(text) => load({ text })}
        loading={loading}
        failed={failed}
        placeholder={`Reference of a record (${mailTargetResources.labelOf(target).toLowerCase()})`}
      />
    </Field>
  );
}
