/**
 * @generated SignedSource<<cc9f78bd72d07f7ab212c2ce02fc0c43>>
 * @relayHash a9577927b761885bb00b69bea0a1bb75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4381b070c0a0d495f7a7f379b4f6d506c9614fe6e73e8eeeed341992e9eeed7b

import type { ConcreteRequest } from 'relay-runtime';
export type SaleSignalIntent = "budget_timing" | "expansion_opportunity" | "interest_in_course" | "not_sales_relevant" | "referral" | "unclear" | "%future added value";
export type SaleSignalPriority = "high" | "low" | "medium" | "%future added value";
export type createSaleSignalInput = {
  assignedTo?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  confidence: number;
  description: string;
  feedback: string;
  intentType: SaleSignalIntent;
  priority: SaleSignalPriority;
  questionId: string;
  tags: ReadonlyArray<string>;
};
export type RecordSignalDialogMutation$variables = {
  input: createSaleSignalInput;
};
export type RecordSignalDialogMutation$data = {
  readonly createSaleSignal: {
    readonly saleSignal: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type RecordSignalDialogMutation = {
  response: RecordSignalDialogMutation$data;
  variables: RecordSignalDialogMutation$variables;
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
    "concreteType": "createSaleSignalPayload",
    "kind": "LinkedField",
    "name": "createSaleSignal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SaleSignal",
        "kind": "LinkedField",
        "name": "saleSignal",
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
    "name": "RecordSignalDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordSignalDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a9577927b761885bb00b69bea0a1bb75",
    "id": "4381b070c0a0d495f7a7f379b4f6d506c9614fe6e73e8eeeed341992e9eeed7b",
    "metadata": {},
    "name": "RecordSignalDialogMutation",
    "operationKind": "mutation",
    "text": "mutation RecordSignalDialogMutation(\n  $input: createSaleSignalInput!\n) {\n  createSaleSignal(input: $input) {\n    saleSignal {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f9722db8325bd77158e81df08bf0baa6";

export default node;
