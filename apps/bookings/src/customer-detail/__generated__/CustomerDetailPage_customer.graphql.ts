/**
 * @generated SignedSource<<faa9d170763cb7d8f51d4d7171f63dd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerDetailPage_customer$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly notes: {
    readonly " $fragmentSpreads": FragmentRefs<"NotesTimeline_notes">;
  };
  readonly reference: string;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerBillingCard_customer" | "CustomerBookingsCard_customer" | "CustomerCompanyCard_customer" | "CustomerContactsCard_customer">;
  readonly " $fragmentType": "CustomerDetailPage_customer";
};
export type CustomerDetailPage_customer$key = {
  readonly " $data"?: CustomerDetailPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDetailPage_customer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Person",
    "kind": "LinkedField",
    "name": "person",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerDetailPage_customer",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerCompanyCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBillingCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBookingsCard_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContactsCard_customer"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "NoteCursorConnection",
      "kind": "LinkedField",
      "name": "notes",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotesTimeline_notes"
        }
      ],
      "storageKey": "notes(first:500)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "2fd3e4322731a5d7a9dfba9e2af3cccb";

export default node;
