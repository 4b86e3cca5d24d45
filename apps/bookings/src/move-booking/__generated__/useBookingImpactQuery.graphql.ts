/**
 * @generated SignedSource<<d8b352190e5ac2681d981e11f2d20a15>>
 * @relayHash 67e2488c94cb1eceb0a77e091d7fb1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffe777274e9c3204aeb668a094726224e918312598fe865a748d9eb816a7232

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingMove = "cancel" | "complete" | "confirm" | "deliver" | "hold" | "resume" | "resumeDraft" | "%future added value";
export type useBookingImpactQuery$variables = {
  id: string;
  move: BookingMove;
};
export type useBookingImpactQuery$data = {
  readonly booking: {
    readonly id: string;
    readonly impactOf: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BookingImpact_impact">;
    }>;
  } | null | undefined;
};
export type useBookingImpactQuery = {
  response: useBookingImpactQuery$data;
  variables: useBookingImpactQuery$variables;
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
    "name": "useBookingImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Impact",
            "kind": "LinkedField",
            "name": "impactOf",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "BookingImpact_impact",
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
    "name": "useBookingImpactQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
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
    "cacheID": "67e2488c94cb1eceb0a77e091d7fb1ba",
    "id": "3ffe777274e9c3204aeb668a094726224e918312598fe865a748d9eb816a7232",
    "metadata": {},
    "name": "useBookingImpactQuery",
    "operationKind": "query",
    "text": "query useBookingImpactQuery(\n  $id: ID!\n  $move: BookingMove!\n) {\n  booking(id: $id) {\n    id\n    impactOf(move: $move) {\n      ...BookingImpact_impact\n    }\n  }\n}\n\nfragment BookingImpact_impact on Impact {\n  entity\n  target\n  reference\n  title\n  consequence\n}\n"
  }
};
})();

(node as any).hash = "565988fc7048d9ad06ed94635d9f9431";

export default node;
