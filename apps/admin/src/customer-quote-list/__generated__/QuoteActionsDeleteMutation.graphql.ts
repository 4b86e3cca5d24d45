/**
 * @generated SignedSource<<6e0ade2dbcb226308752023ce76057bf>>
 * @relayHash 79b1cbac0a0d9dbea45a285ef8f66255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a1c25e5896bdf8724742a8940030f17b057489e7587034f3611a120548f41c3

import type { ConcreteRequest } from 'relay-runtime';
export type deleteCustomerQuoteInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type QuoteActionsDeleteMutation$variables = {
  input: deleteCustomerQuoteInput;
};
export type QuoteActionsDeleteMutation$data = {
  readonly deleteCustomerQuote: {
    readonly customerQuote: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type QuoteActionsDeleteMutation = {
  response: QuoteActionsDeleteMutation$data;
  variables: QuoteActionsDeleteMutation$variables;
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
    "concreteType": "deleteCustomerQuotePayload",
    "kind": "LinkedField",
    "name": "deleteCustomerQuote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "deleteCustomerQuotePayloadData",
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
    "name": "QuoteActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuoteActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "79b1cbac0a0d9dbea45a285ef8f66255",
    "id": "1a1c25e5896bdf8724742a8940030f17b057489e7587034f3611a120548f41c3",
    "metadata": {},
    "name": "QuoteActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation QuoteActionsDeleteMutation(\n  $input: deleteCustomerQuoteInput!\n) {\n  deleteCustomerQuote(input: $input) {\n    customerQuote {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e2896f9bc643fe4435f73b78549cfc8";

export default node;
