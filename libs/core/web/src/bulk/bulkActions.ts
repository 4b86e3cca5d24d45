import type { MappedError } from '@console/relay';
import type { ComponentType, ReactElement } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';

/** The records that an action or a file is about: `recordsChosen` of the rules. */
export interface ChosenRecords {
  readonly ids?: readonly string[];
  readonly frozen?: string;
}

/** The mutation of every bulk action. */
export interface BulkMutation {
  readonly variables: { readonly input: ChosenRecords };
  readonly response: {
    readonly started: { readonly job: { readonly id: string } | null | undefined } | null | undefined;
  };
}

export interface BulkQuestionProps {
  readonly action: BulkAction;
  /** The question: 'Issue 1,234 invoices, frozen at 14:02 UTC?' */
  readonly title: string;
  readonly chosen: {
    readonly records: () => Promise<ChosenRecords | null>;
    readonly pending: boolean;
    readonly error: MappedError | null;
  };
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}

/** Something that is done for many records of a list. `bulkField` of the API declares its mutation. */
export interface BulkAction {
  /** The name of the mutation, which is the name of its job: 'acknowledgePurchaseOrders'. */
  readonly name: string;
  /** The verb: 'Acknowledge'. */
  readonly label: string;
  readonly icon: ReactElement;
  /** What it means, in the question: 'The suppliers have accepted them.' */
  readonly text: string;
  /** While it goes on: 'Acknowledging purchase orders'. */
  readonly doing: string;
  /** The participle: 'acknowledged', for '40 purchase orders acknowledged. 2 were not acknowledged.' */
  readonly done: string;
  /** `mutation ($input: …Input!) { started: acknowledgePurchaseOrders(input: $input) { job { id } } }` */
  readonly mutation: GraphQLTaggedNode;
  /** Asks in place of the usual question, when something has to be filled in, such as a day. Records that were refused are asked for again too. */
  readonly Question?: ComponentType<BulkQuestionProps>;
}

/** A file of selected records. */
export interface BulkFile {
  /** The verb and the kind: 'Export CSV'. */
  readonly label: string;
  readonly icon: ReactElement;
  /** `query ($input: …DownloadInput!) { invoiceListDownload(input: $input) { path } }` */
  readonly query: GraphQLTaggedNode;
}

/** What the form of a {@link BulkForm} gets. */
export interface BulkFormProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** Called after it is saved. It closes the form and clears the selection. */
  readonly onSaved: () => void;
}

/** A form about selected rows together, such as one bill over several orders. It is a dialog. */
export interface BulkForm {
  /** The verb and what it makes: 'Record bill'. */
  readonly label: string;
  /** In the menu of a narrow window. Its button has a plus. */
  readonly icon: ReactElement;
  /** The most records that the form takes. */
  readonly most: number;
  /** The reason when more are selected: 'A bill names at most 20 orders. Select fewer.' */
  readonly tooMany: string;
  readonly Dialog: ComponentType<BulkFormProps>;
}

/** What can be done with many rows of a list. */
export interface BulkActions {
  /** The start of the records' ids, by which their work is found: 'purchase_orders'. */
  readonly target: string;
  readonly noun: readonly [one: string, several: string];
  /** Returns the address of a record, for the results. Null for one without a screen of its own. */
  readonly linkOf: (id: string) => string | null;
  readonly actions: readonly BulkAction[];
  readonly forms: readonly BulkForm[];
  readonly files: readonly BulkFile[];
}

/** What a bulk action means, and what becomes of records that it refuses. */
export const bulkText = ({ text, done }: Pick<BulkAction, 'text' | 'done'>): string =>
  `${text} One after the other, each with a result of its own. A record that has changed and cannot be ${done} any more is left out and listed with its reason.`;
