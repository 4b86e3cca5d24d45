import type { sendEmailInput } from '@console/admin-contracts';
import { Field } from '@console/design-system/field';
import { CheckboxGroup } from '@console/design-system/inputs';
import { emailKey } from '@console/format';
import { type ConsoleForm, useFormField } from '@console/forms';

interface PeopleOfRecordProps {
  readonly form: ConsoleForm<typeof sendEmailInput>;
  readonly groups: readonly {
    readonly label: string;
    readonly people: readonly { readonly name: string; readonly email: string }[];
  }[];
}

/** Adds and removes all people who have the same part in a record. Single addresses are changed below it. */
export function PeopleOfRecord({ form, groups }: PeopleOfRecordProps) {
  const { value, set } = useFormField({ form, name: 'to' });
  const to = Array.isArray(value) ? value.map(String) : [];
  const keys = new Set(to.map(emailKey));
  const chosen = groups.filter(({ people }) => people.every(({ email }) => keys.has(emailKey(email))));
  function choose(labels: readonly string[]): void {
    const isChosen = ({ label }: { readonly label: string }) => labels.includes(label);
    const emailsOf = (those: typeof groups) => those.flatMap(({ people }) => people.map(({ email }) => email));
    const removed = new Set(emailsOf(chosen.filter((group) => !isChosen(group))).map(emailKey));
    const kept = to.filter((address) => !removed.has(emailKey(address)));
    const all = [...kept, ...emailsOf(groups.filter(isChosen))];
    set([...new Map(all.toReversed().map((address) => [emailKey(address), address] as const)).values()].toReversed());
  }
  if (groups.length === 0) return null;
  return (
    <Field label="People of the record" group>
      <CheckboxGroup
        options={groups.map(({ label, people }) => ({ value: label, label: `${label} (${people.length})` }))}
        value={chosen.map(({ label }) => label)}
        onChange={choose}
      />
    </Field>
  );
}
