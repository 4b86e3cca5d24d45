import type { Option } from '@console/design-system/autocomplete';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** A query for the records that match a text. Null returns the first records of the list. */
export interface SearchQuery extends OperationType {
  readonly variables: { readonly search?: string | null | undefined };
}

/** A query for one record, by its id. */
export interface RecordQuery extends OperationType {
  readonly variables: { readonly id: string };
}

/** Describes the records of a picker: how to load them, and how to show each (FRM-06). */
export interface PickerList<Search extends SearchQuery = SearchQuery, Chosen extends RecordQuery = RecordQuery> {
  readonly search: GraphQLTaggedNode;
  /** The other variables of the search, such as the customer whose contacts are listed. */
  readonly among?: Omit<VariablesOf<Search>, 'search'>;
  readonly options: (data: Search['response']) => PickerPage;
  /** Loads a record when only its id is known, from a draft or an address. */
  readonly chosen: GraphQLTaggedNode;
  /** Returns null when the record does not exist (any more). */
  readonly chosenOption: (data: Chosen['response']) => Option | null | undefined;
  /** Milliseconds between the last key and the search. The default is 500 (C§7, O§9). */
  readonly debounce?: number;
  /** Says what was searched, when the list holds only some of the records: 'No account manager matches.' */
  readonly emptyMessage?: string | undefined;
}

/** The first records of a list, as options. */
export interface PickerPage {
  readonly options: readonly Option[];
  /** True when more records match. */
  readonly more: boolean;
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** Turns a connection of the API into options. */
export function pageOf<Node>({ edges, pageInfo }: Connection<Node>, optionOf: (node: Node) => Option): PickerPage {
  return { options: edges.map(({ node }) => optionOf(node)), more: pageInfo.hasNextPage };
}
