/**
 * @generated SignedSource<<3a46fb3274a41b075aba36a381a0d6c0>>
 * @relayHash bb1621688fd0b4b4860e05755fb72582
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4da011a2607774d3ee128fefd2c36d37fdcfa9d1e5c8e796d46eaf69b1782c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingsWithTicketsChosenQuery$variables = {
  id: string;
};
export type bookingsWithTicketsChosenQuery$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"bookingsWithTickets_booking">;
  } | null | undefined;
};
export type bookingsWithTicketsChosenQuery = {
  response: bookingsWithTicketsChosenQuery$data;
  variables: bookingsWithTicketsChosenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bookingsWithTicketsChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "bookingsWithTickets_booking",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
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
    "name": "bookingsWithTicketsChosenQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bb1621688fd0b4b4860e05755fb72582",
    "id": "5d4da011a2607774d3ee128fefd2c36d37fdcfa9d1e5c8e796d46eaf69b1782c",
    "metadata": {},
    "name": "bookingsWithTicketsChosenQuery",
    "operationKind": "query",
    "text": "query bookingsWithTicketsChosenQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    ...bookingsWithTickets_booking\n    id\n  }\n}\n\nfragment bookingsWithTickets_booking on Booking {\n  id\n  reference\n  title\n  customer {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ae6e219eab7819a81a89b717d0ee39d";

export default node;
