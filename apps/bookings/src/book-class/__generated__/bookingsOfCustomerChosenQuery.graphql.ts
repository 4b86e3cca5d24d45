/**
 * @generated SignedSource<<21347d3555726a5f2cda2b966c590d45>>
 * @relayHash c503a84c65766a43a6a501054181826b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 860e752f189fdb3ca9bc794e34a7ad5088ac8cb211e87ea8418def6047b7637f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bookingsOfCustomerChosenQuery$variables = {
  id: string;
};
export type bookingsOfCustomerChosenQuery$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"bookingsOfCustomer_booking">;
  } | null | undefined;
};
export type bookingsOfCustomerChosenQuery = {
  response: bookingsOfCustomerChosenQuery$data;
  variables: bookingsOfCustomerChosenQuery$variables;
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
v2 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bookingsOfCustomerChosenQuery",
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
            "name": "bookingsOfCustomer_booking",
            "selections": (v2/*:: as any*/),
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
    "name": "bookingsOfCustomerChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "booking",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c503a84c65766a43a6a501054181826b",
    "id": "860e752f189fdb3ca9bc794e34a7ad5088ac8cb211e87ea8418def6047b7637f",
    "metadata": {},
    "name": "bookingsOfCustomerChosenQuery",
    "operationKind": "query",
    "text": "query bookingsOfCustomerChosenQuery(\n  $id: ID!\n) {\n  booking(id: $id) {\n    ...bookingsOfCustomer_booking\n    id\n  }\n}\n\nfragment bookingsOfCustomer_booking on Booking {\n  id\n  reference\n  title\n}\n"
  }
};
})();

(node as any).hash = "5f03568d7bc741961912f51cc30d2f70";

export default node;
