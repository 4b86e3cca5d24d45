import { mailTargetResources } from '@console/core-contracts';
import { Autocomplete } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { useQueryOnDemand } from '@console/relay';
import { graphql } from 'react-relay';
import type { ReferenceChoiceQuery } from './__generated__/ReferenceChoiceQuery.graphql.ts';
import type { TemplateTarget } from './usePreview.ts';

/** A record that fills in a template. */
export interface ChosenRecord {
  readonly value: string;
  readonly label: string;
}

export interface ReferenceChoiceProps {
  readonly label: string;
  readonly target: TemplateTarget;
  /** Null: sample data. */
  readonly value: ChosenRecord | null;
  readonly onChange: (record: ChosenRecord | null) => void;
}

/** A field that finds records of one kind by their references. */
export function ReferenceChoice({ label, target, value, onChange }: ReferenceChoiceProps) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<ReferenceChoiceQuery>(graphql`
    query ReferenceChoiceQuery($text: String!) {
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
    <Field label={label} hint={value ? undefined : 'Sample data, until you choose a record.'}>
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
