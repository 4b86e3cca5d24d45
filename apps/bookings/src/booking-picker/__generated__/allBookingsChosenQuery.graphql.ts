/**
 * @generated SignedSource<<dfc77931cbe5c58bc8a491ab04ff4619>>
 * @relayHash 0819161f98521180c3289fb988c51177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b50e3de7ff5bd4e71e6178a53ac3f98b8910cc04595350713b6dbac235cdd69

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type allBookingsChosenQuery$variables = {
  id: string;
};
export type allBookingsChosenQuery$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"allBookings_booking">;
  } | null | undefined;
};
export type allBookingsChosenQuery = {
  response: allBookingsChosenQuery$data;
  variables: allBookingsChosenQuery$variables;
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
    "name": "allBookingsChosenQuery",
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
            "name": "allBookings_booking",
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
    "name": "allBookingsChosenQuery",
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
    "cacheID": "0819161f98521180c3289fb988c51177",
    "id": "7b50e3de7ff5bd4e71e6178a53ac3f98b8910cc04595350713b6dbac235cdd69",
    "metadata": {},
    "name": "allBookingsChosenQuery",
    "operationKind": "query",
    "text": "query allBookingsChosenQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    ...allBookings_booking\n    id\n  }\n}\n\nfragment allBookings_booking on Booking {\n  id\n  reference\n  title\n  customer {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b7c155049396203ecedbef0acdc0a76f";

export default node;
