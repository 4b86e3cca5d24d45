/**
 * @generated SignedSource<<8d2013d6ea1102b6f55437b02fa1e5e4>>
 * @relayHash c7650ce95593814a891431cc310113d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78067a4f9d0e32e8071275e323f33339eb74dc3fd741eec77dbb55d4edb20c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type RecordReceiptDialogQuery$variables = {
  allocations: ReadonlyArray<AllocationInput>;
  amount: number;
  id: string;
};
export type RecordReceiptDialogQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type RecordReceiptDialogQuery = {
  response: RecordReceiptDialogQuery$data;
  variables: RecordReceiptDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allocations"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "allocations",
    "variableName": "allocations"
  },
  {
    "kind": "Variable",
    "name": "amount",
    "variableName": "amount"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "entity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "target",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "consequence",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordReceiptDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": "impact",
            "args": (v5/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfReceipt",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecordReceiptDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": "impact",
            "args": (v5/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfReceipt",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c7650ce95593814a891431cc310113d2",
    "id": "f78067a4f9d0e32e8071275e323f33339eb74dc3fd741eec77dbb55d4edb20c5",
    "metadata": {},
    "name": "RecordReceiptDialogQuery",
    "operationKind": "query",
    "text": "query RecordReceiptDialogQuery(\n  $id: ID!\n  $amount: Int!\n  $allocations: [AllocationInput!]!\n) {\n  of: customer(id: $id) {\n    id\n    impact: impactOfReceipt(amount: $amount, allocations: $allocations) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "2f78795804fa6b5060549bbe9e6f46b4";

export default node;
