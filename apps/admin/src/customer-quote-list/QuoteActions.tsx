import { sentiments } from '@console/admin-contracts';
import { Button } from '@console/design-system/button';
import { ConfirmDialog } from '@console/design-system/dialog';
import { DeleteIcon, MoreHorizontalIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';
import { Menu, MenuChoice, MenuDivider, MenuItem } from '@console/design-system/menu';
import { CopyButton } from '@console/design-system/panel-message';
import { useConsoleMutation } from '@console/relay';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { QuoteActions_quote$key } from './__generated__/QuoteActions_quote.graphql.ts';
import type { QuoteActionsDeleteMutation } from './__generated__/QuoteActionsDeleteMutation.graphql.ts';
import { attributed } from './attribution.ts';
import { useQuoteSentiment } from './useQuoteSentiment.ts';

/** What can be done with a quote: copy it with its attribution, set its sentiment, delete it. */
export function QuoteActions({ quote: key }: { readonly quote: QuoteActions_quote$key }) {
  const quote = useFragment(
    graphql`
      fragment QuoteActions_quote on CustomerQuote {
        id
        version
        text
        personName
        sentiment
        trainingClass {
          title
          startsAt
        }
      }
    `,
    key,
  );
  const { id, version, text, personName: name, sentiment, trainingClass: of } = quote;
  const [asking, setAsking] = useState(false);
  const setSentiment = useQuoteSentiment();
  const { commit, pending, error, reset } = useConsoleMutation<QuoteActionsDeleteMutation>(
    graphql`
      mutation QuoteActionsDeleteMutation($input: deleteCustomerQuoteInput!) {
        deleteCustomerQuote(input: $input) {
          clientMutationId
        }
      }
    `,
    { success: () => ({ text: 'The quote is deleted.' }) },
  );
  const remove = async () => {
    // The list and the feedback are read again. Until then the row stays, because a page must not lose the record of a row.
    if (await commit({ input: { id, version } })) setAsking(false);
  };
  return (
    <Row gap="xs">
      <CopyButton
        label={`Copy the quote of ${name}`}
        text={attributed({ text, name, course: of.title, startsAt: of.startsAt })}
      />
      <Menu
        label={`Actions for the quote of ${name}`}
        trigger={(props) => (
          <Button
            {...props}
            appearance="subtle"
            size="small"
            icon={<MoreHorizontalIcon size={16} />}
            aria-label={`Actions for the quote of ${name}`}
          />
        )}
      >
        {sentiments.options.map((option) => (
          <MenuChoice
            key={option.value}
            chosen={option.value === sentiment}
            onSelect={() => option.value !== sentiment && setSentiment({ id, version }, option.value)}
          >
            {option.label}
          </MenuChoice>
        ))}
        <MenuDivider />
        <MenuItem danger icon={<DeleteIcon size={16} />} onSelect={() => setAsking(true)}>
          Delete quote
        </MenuItem>
      </Menu>
      {asking && (
        <ConfirmDialog
          open
          title={`Delete the quote of ${name}?`}
          confirm="Delete quote"
          tone="danger"
          loading={pending}
          failure={error}
          refusedTitle="The quote was not deleted"
          onConfirm={() => void remove()}
          onCancel={() => {
            reset();
            setAsking(false);
          }}
        >
          “{text}” is lost. The feedback keeps its answer.
        </ConfirmDialog>
      )}
    </Row>
  );
}
