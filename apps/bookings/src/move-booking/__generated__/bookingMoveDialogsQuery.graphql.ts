/**
 * @generated SignedSource<<eba5ac7845d444091eb31abe570d58ae>>
 * @relayHash ee1c216cf815ad3723670ff33820f42d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6982d863757a8a2dde75830457468b01439797e89ff69c49b174193298249c85

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingMove = "cancel" | "complete" | "confirm" | "deliver" | "hold" | "resume" | "resumeDraft" | "%future added value";
export type bookingMoveDialogsQuery$variables = {
  id: string;
  move: BookingMove;
};
export type bookingMoveDialogsQuery$data = {
  readonly of: {
    readonly id: string;
    readonly impact: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ImpactList_impact">;
    }>;
  } | null | undefined;
};
export type bookingMoveDialogsQuery = {
  response: bookingMoveDialogsQuery$data;
  variables: bookingMoveDialogsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "move"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "move",
    "variableName": "move"
  }
],
v4 = [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bookingMoveDialogsQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "impact",
            "args": (v3/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOf",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ImpactList_impact",
                "selections": (v4/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookingMoveDialogsQuery",
    "selections": [
      {
        "alias": "of",
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "impact",
            "args": (v3/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOf",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ee1c216cf815ad3723670ff33820f42d",
    "id": "6982d863757a8a2dde75830457468b01439797e89ff69c49b174193298249c85",
    "metadata": {},
    "name": "bookingMoveDialogsQuery",
    "operationKind": "query",
    "text": "query bookingMoveDialogsQuery(\n  $id: ID!\n  $move: BookingMove!\n) {\n  of: booking(id: $id) {\n    id\n    impact: impactOf(move: $move) {\n      ...ImpactList_impact\n    }\n  }\n}\n\nfragment ImpactList_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "6ae64cdaf475d165ce969ca3feb5fad4";

export default node;
