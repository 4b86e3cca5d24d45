/**
 * @generated SignedSource<<0a5ea32de2da872069c8d3a5100d66cb>>
 * @relayHash 60a17c583c58f15c2fd2ad13b2dec779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c436cabf0317b210380b98ce11dfd3633416deccaa2e37bf0796958586028028

import type { ConcreteRequest } from 'relay-runtime';
export type bookPrivateClassInput = {
  booking: string;
  class: string;
  clientMutationId?: string | null | undefined;
  poNumber?: string | null | undefined;
  quantity: number;
  taxRatePercent?: number | null | undefined;
  taxable: boolean;
  trainerDayRate?: number | null | undefined;
  trainerTravel?: number | null | undefined;
  unitPrice: number;
};
export type useBookClassMutation$variables = {
  input: bookPrivateClassInput;
};
export type useBookClassMutation$data = {
  readonly bookPrivateClass: {
    readonly bookingItem: {
      readonly class: {
        readonly id: string;
        readonly reference: string;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useBookClassMutation = {
  response: useBookClassMutation$data;
  variables: useBookClassMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "bookPrivateClassPayload",
    "kind": "LinkedField",
    "name": "bookPrivateClass",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingItem",
        "kind": "LinkedField",
        "name": "bookingItem",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "class",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookClassMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookClassMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "60a17c583c58f15c2fd2ad13b2dec779",
    "id": "c436cabf0317b210380b98ce11dfd3633416deccaa2e37bf0796958586028028",
    "metadata": {},
    "name": "useBookClassMutation",
    "operationKind": "mutation",
    "text": "mutation useBookClassMutation(\n  $input: bookPrivateClassInput!\n) {\n  bookPrivateClass(input: $input) {\n    bookingItem {\n      id\n      class {\n        id\n        reference\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bf377f14800c6594699d6a21d68df193";

export default node;
