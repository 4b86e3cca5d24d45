/**
 * @generated SignedSource<<186d4f3c07dcbbb46f1a7643867290d7>>
 * @relayHash 503c99b9b29c06cb994f64b0bd4c66fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae4efdb23141c83a5c25fe568015af12abe179c944e06c3c57b580e10f86bec

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
    readonly clientMutationId: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "clientMutationId",
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
    "cacheID": "503c99b9b29c06cb994f64b0bd4c66fd",
    "id": "2ae4efdb23141c83a5c25fe568015af12abe179c944e06c3c57b580e10f86bec",
    "metadata": {},
    "name": "QuoteActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation QuoteActionsDeleteMutation(\n  $input: deleteCustomerQuoteInput!\n) {\n  deleteCustomerQuote(input: $input) {\n    clientMutationId\n  }\n}\n"
  }
};
})();

(node as any).hash = "31e195f4300fbc246f6152f13f9f1cde";

export default node;
