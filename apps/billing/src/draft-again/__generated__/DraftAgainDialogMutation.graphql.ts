/**
 * @generated SignedSource<<9f85a2cde521f7aeb81107b16c4ee23b>>
 * @relayHash 7c7a86a33397c5cfa419d52046fadbf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7e3c304a1dbe899d99c4a5a0668214772beefa5e197ebd4e9c835d651d445a

import type { ConcreteRequest } from 'relay-runtime';
export type draftInvoiceAgainInput = {
  clientMutationId?: string | null | undefined;
  invoice: string;
};
export type DraftAgainDialogMutation$variables = {
  input: draftInvoiceAgainInput;
};
export type DraftAgainDialogMutation$data = {
  readonly draftInvoiceAgain: {
    readonly invoice: {
      readonly id: string;
      readonly reference: string;
    } | null | undefined;
  } | null | undefined;
};
export type DraftAgainDialogMutation = {
  response: DraftAgainDialogMutation$data;
  variables: DraftAgainDialogMutation$variables;
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
    "concreteType": "draftInvoiceAgainPayload",
    "kind": "LinkedField",
    "name": "draftInvoiceAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
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
            "name": "reference",
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
    "name": "DraftAgainDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DraftAgainDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7c7a86a33397c5cfa419d52046fadbf3",
    "id": "5b7e3c304a1dbe899d99c4a5a0668214772beefa5e197ebd4e9c835d651d445a",
    "metadata": {},
    "name": "DraftAgainDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DraftAgainDialogMutation(\n  $input: draftInvoiceAgainInput!\n) {\n  draftInvoiceAgain(input: $input) {\n    invoice {\n      id\n      reference\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c311661cf986a2f84dba4b4355769af9";

export default node;
