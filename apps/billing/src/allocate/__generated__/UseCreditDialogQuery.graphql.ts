/**
 * @generated SignedSource<<a862747ac1469c1311428517cde9a81e>>
 * @relayHash b6e0ec60f8e2901c2c82da6aec55dd44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fc9d3299b599632a95119effc5718c10d2679da1ff6388347bfa3dd0a404d57

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllocationInput = {
  amount?: number | null | undefined;
  invoice: string;
};
export type UseCreditDialogQuery$variables = {
  allocations: ReadonlyArray<AllocationInput>;
  id: string;
};
export type UseCreditDialogQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type UseCreditDialogQuery = {
  response: UseCreditDialogQuery$data;
  variables: UseCreditDialogQuery$variables;
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
    "name": "UseCreditDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
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
    "name": "UseCreditDialogQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v2/*:: as any*/),
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
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
    "cacheID": "b6e0ec60f8e2901c2c82da6aec55dd44",
    "id": "5fc9d3299b599632a95119effc5718c10d2679da1ff6388347bfa3dd0a404d57",
    "metadata": {},
    "name": "UseCreditDialogQuery",
    "operationKind": "query",
    "text": "query UseCreditDialogQuery(\n  $id: ID!\n  $allocations: [AllocationInput!]!\n) {\n  of: invoice(id: $id) {\n    id\n    impact: impactOfAllocation(allocations: $allocations) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "dbcd7c940625aaa79a68cecbf423f313";

export default node;
