/**
 * @generated SignedSource<<26dd72d5bbbae3ed33054397bd8619bd>>
 * @relayHash 6ac7fd31dd96f5178022b784b6c9d656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96441f7035f025010ca963ea154eb74623d0aa59ec3496d06b8cc4a7ecc89214

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type classesOnSaleChosenQuery$variables = {
  id: string;
};
export type classesOnSaleChosenQuery$data = {
  readonly trainingClass: {
    readonly " $fragmentSpreads": FragmentRefs<"classOnSaleOption_class">;
  } | null | undefined;
};
export type classesOnSaleChosenQuery = {
  response: classesOnSaleChosenQuery$data;
  variables: classesOnSaleChosenQuery$variables;
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endsAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryFormat",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryPlatform",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Address",
    "kind": "LinkedField",
    "name": "deliveryAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postcode",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "seatsFreeCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "classesOnSaleChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "classOnSaleOption_class",
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
    "name": "classesOnSaleChosenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TrainingClass",
        "kind": "LinkedField",
        "name": "trainingClass",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6ac7fd31dd96f5178022b784b6c9d656",
    "id": "96441f7035f025010ca963ea154eb74623d0aa59ec3496d06b8cc4a7ecc89214",
    "metadata": {},
    "name": "classesOnSaleChosenQuery",
    "operationKind": "query",
    "text": "query classesOnSaleChosenQuery(\n  $id: ID!\n) {\n  trainingClass(id: $id) {\n    ...classOnSaleOption_class\n    id\n  }\n}\n\nfragment classOnSaleOption_class on TrainingClass {\n  id\n  reference\n  title\n  startsAt\n  endsAt\n  deliveryFormat\n  deliveryPlatform\n  deliveryAddress {\n    city\n    postcode\n  }\n  seatsFreeCount\n}\n"
  }
};
})();

(node as any).hash = "d20cdbbf120a37bf1e07ef75a401f98e";

export default node;
