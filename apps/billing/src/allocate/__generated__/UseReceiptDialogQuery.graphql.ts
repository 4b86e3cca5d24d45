/**
 * @generated SignedSource<<4c70d3f51ee55f565edbfe7075cfaee1>>
 * @relayHash ecde390e7c66428f5984cecf905c3e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e11577922bc78cd9a70be4cb8b928110dc9a07d5dba39f06c480092dc41d4e4c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type UseReceiptDialogQuery$variables = {
  allocations: ReadonlyArray<AllocationInput>;
  id: string;
};
export type UseReceiptDialogQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type UseReceiptDialogQuery = {
  response: UseReceiptDialogQuery$data;
  variables: UseReceiptDialogQuery$variables;
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
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "allocations",
    "variableName": "allocations"
  }
],
v5 = [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UseReceiptDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": "impact",
            "args": (v4/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfAllocation",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v5/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UseReceiptDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Receipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": "impact",
            "args": (v4/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOfAllocation",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ecde390e7c66428f5984cecf905c3e2c",
    "id": "e11577922bc78cd9a70be4cb8b928110dc9a07d5dba39f06c480092dc41d4e4c",
    "metadata": {},
    "name": "UseReceiptDialogQuery",
    "operationKind": "query",
    "text": "query UseReceiptDialogQuery(\n  $id: ID!\n  $allocations: [AllocationInput!]!\n) {\n  of: receipt(id: $id) {\n    id\n    impact: impactOfAllocation(allocations: $allocations) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "550fa970f322eca837c172b561ec54a4";

export default node;
