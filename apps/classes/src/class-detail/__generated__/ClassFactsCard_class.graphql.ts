/**
 * @generated SignedSource<<d8f73b782504d8cc3dbff4ecdc3d2452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassFactsCard_class$data = {
  readonly brand: {
    readonly id: string;
    readonly name: string;
  };
  readonly confirmedPurchaseOrder: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly courseVersion: {
    readonly course: {
      readonly id: string;
      readonly reference: string;
    };
    readonly durationDays: number;
    readonly number: number;
  };
  readonly deliveryAddress: {
    readonly address1: string | null | undefined;
    readonly address2: string | null | undefined;
    readonly address3: string | null | undefined;
    readonly address4: string | null | undefined;
    readonly city: string | null | undefined;
    readonly country: string | null | undefined;
    readonly postcode: string | null | undefined;
    readonly region: string | null | undefined;
  } | null | undefined;
  readonly deliveryFormat: DeliveryFormat;
  readonly id: string;
  readonly purchaseOrderReference: string | null | undefined;
  readonly status: TrainingClassStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EditClassDialog_class" | "EditDeliveryDialog_class">;
  readonly " $fragmentType": "ClassFactsCard_class";
};
export type ClassFactsCard_class$key = {
  readonly " $data"?: ClassFactsCard_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassFactsCard_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassFactsCard_class",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditClassDialog_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditDeliveryDialog_class"
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
      "name": "purchaseOrderReference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseOrder",
      "kind": "LinkedField",
      "name": "confirmedPurchaseOrder",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "name": "address1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address3",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address4",
          "storageKey": null
        },
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
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseVersion",
      "kind": "LinkedField",
      "name": "courseVersion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Course",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "ca034032f9c5d6754b5069e84a2b0378";

export default node;
