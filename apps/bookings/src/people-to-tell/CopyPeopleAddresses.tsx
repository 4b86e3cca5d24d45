import { CopyIcon } from '@console/design-system/icons';
import { copyText } from '@console/design-system/panel-message';
import { ActionButton } from '@console/design-system/tooltip';
import { countOf } from '@console/format';
import { notify } from '@console/platform';

export interface CopyPeopleAddressesProps {
  readonly emails: readonly (string | null | undefined)[];
}

/** Copies the addresses of the people to tell, each once, for the line of recipients of a mail. */
export function CopyPeopleAddresses({ emails }: CopyPeopleAddressesProps) {
  // Capitals make no difference.
  const addresses = [
    ...new Map(emails.flatMap((email) => (email == null ? [] : [[email.toLowerCase(), email] as const]))).values(),
  ];
  async function copy() {
    const problem = await copyText(addresses.join('; '));
    if (problem) notify.error('The addresses could not be copied.', { details: [problem] });
    else notify.success(`${countOf(addresses.length, 'address', 'addresses')} copied.`);
  }
  return (
    <ActionButton
      size="small"
      icon={<CopyIcon size={16} />}
      refusal={addresses.length === 0 ? 'Nobody here has an email address.' : null}
      onClick={() => void copy()}
    >
      Copy all addresses
    </ActionButton>
  );
}
