import type { Option } from '@console/design-system/autocomplete';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** A query for what matches a text; null asks for the beginning of the list. */
export interface SearchQuery extends OperationType {
  readonly variables: { readonly search?: string | null | undefined };
}

/** A query for one record, by its id. */
export interface RecordQuery extends OperationType {
  readonly variables: { readonly id: string };
}

/** What a picker needs to know of the records it chooses among: how to ask for them and what to show of each (FRM-06). */
export interface PickerList<Search extends SearchQuery = SearchQuery, Chosen extends RecordQuery = RecordQuery> {
  readonly search: GraphQLTaggedNode;
  /** Every variable of the search but the text: the customer whose contacts they are. */
  readonly among?: Omit<VariablesOf<Search>, 'search'>;
  readonly options: (data: Search['response']) => PickerPage;
  /** Asks for a record of which only the id is known, because a draft or an address brought it back. */
  readonly chosen: GraphQLTaggedNode;
  /** Null when there is none (any more). */
  readonly chosenOption: (data: Chosen['response']) => Option | null | undefined;
  /** Milliseconds of rest before a search, where they are not 500 (C§7, O§9). */
  readonly debounce?: number;
}

/** The beginning of a list. */
export interface PickerPage {
  readonly options: readonly Option[];
  /** There are more that match. */
  readonly more: boolean;
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** A connection of the API as options. */
export function pageOf<Node>({ edges, pageInfo }: Connection<Node>, optionOf: (node: Node) => Option): PickerPage {
  return { options: edges.map(({ node }) => optionOf(node)), more: pageInfo.hasNextPage };
}
