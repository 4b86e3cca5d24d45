/**
 * @generated SignedSource<<be6975074236e3d179b06ffea39e780d>>
 * @relayHash a5e0fd846f890ca02ca93e72928a0c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992a42d7f1a6376b075fd587aca59d943d96301dbdee44701e3ef7282b414d47

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBookingPageQuery$variables = {
  customer: string;
  hasCustomer: boolean;
  hasPrivateClass: boolean;
  privateClass: string;
};
export type CreateBookingPageQuery$data = {
  readonly customer?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateBookingForm_customer">;
  } | null | undefined;
  readonly privateClass?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateBookingForm_privateClass">;
  } | null | undefined;
};
export type CreateBookingPageQuery = {
  response: CreateBookingPageQuery$data;
  variables: CreateBookingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCustomer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPrivateClass"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "privateClass"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customer"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "privateClass"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateBookingPageQuery",
    "selections": [
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateBookingForm_customer"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasPrivateClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "privateClass",
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CreateBookingForm_privateClass"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateBookingPageQuery",
    "selections": [
      {
        "condition": "hasCustomer",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasPrivateClass",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "privateClass",
            "args": (v5/*:: as any*/),
            "concreteType": "TrainingClass",
            "kind": "LinkedField",
            "name": "trainingClass",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/),
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
                "concreteType": "Brand",
                "kind": "LinkedField",
                "name": "brand",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a5e0fd846f890ca02ca93e72928a0c79",
    "id": "992a42d7f1a6376b075fd587aca59d943d96301dbdee44701e3ef7282b414d47",
    "metadata": {},
    "name": "CreateBookingPageQuery",
    "operationKind": "query",
    "text": "query CreateBookingPageQuery(\n  $customer: ID!\n  $hasCustomer: Boolean!\n  $privateClass: ID!\n  $hasPrivateClass: Boolean!\n) {\n  customer(id: $customer) @include(if: $hasCustomer) {\n    ...CreateBookingForm_customer\n    id\n  }\n  privateClass: trainingClass(id: $privateClass) @include(if: $hasPrivateClass) {\n    ...CreateBookingForm_privateClass\n    id\n  }\n}\n\nfragment BookingCustomerFields_customer on Customer {\n  ...customerOption_customer\n}\n\nfragment CreateBookingForm_customer on Customer {\n  id\n  ...BookingCustomerFields_customer\n}\n\nfragment CreateBookingForm_privateClass on TrainingClass {\n  id\n  reference\n  title\n  brand {\n    id\n    ...brandOption_brand\n  }\n}\n\nfragment brandOption_brand on Brand {\n  id\n  name\n}\n\nfragment customerOption_customer on Customer {\n  id\n  name\n  reference\n}\n"
  }
};
})();

(node as any).hash = "a8166b0ac4fdbe375a22925e4a0af078";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
