/**
 * @generated SignedSource<<cd8e93d9756b4b96cab29a965052fe1a>>
 * @relayHash ed1612018b661b0c84e7536a131cc86b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca238da055ed60bc258f5e8ecd90373f70a31d0c8bc2bd99929e9df293d89328

import type { ConcreteRequest } from 'relay-runtime';
export type Sentiment = "mixed" | "negative" | "neutral" | "positive" | "undetermined" | "%future added value";
export type updateCustomerQuoteInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  sentiment?: Sentiment | null | undefined;
  version?: number | null | undefined;
};
export type useQuoteSentimentMutation$variables = {
  input: updateCustomerQuoteInput;
};
export type useQuoteSentimentMutation$data = {
  readonly updateCustomerQuote: {
    readonly customerQuote: {
      readonly id: string;
      readonly sentiment: Sentiment;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useQuoteSentimentMutation = {
  response: useQuoteSentimentMutation$data;
  variables: useQuoteSentimentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "updateCustomerQuotePayload",
    "kind": "LinkedField",
    "name": "updateCustomerQuote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerQuote",
        "kind": "LinkedField",
        "name": "customerQuote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentiment",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useQuoteSentimentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useQuoteSentimentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ed1612018b661b0c84e7536a131cc86b",
    "id": "ca238da055ed60bc258f5e8ecd90373f70a31d0c8bc2bd99929e9df293d89328",
    "metadata": {},
    "name": "useQuoteSentimentMutation",
    "operationKind": "mutation",
    "text": "mutation useQuoteSentimentMutation(\n  $input: updateCustomerQuoteInput!\n) {\n  updateCustomerQuote(input: $input) {\n    customerQuote {\n      id\n      version\n      sentiment\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "babe38a474411a4dfbb6ea9312951d0b";

export default node;
