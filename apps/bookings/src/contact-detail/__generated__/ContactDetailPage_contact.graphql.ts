/**
 * @generated SignedSource<<b0253fe51d0c91f8f2495c608ccdd7db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactDetailPage_contact$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly fullName: string;
  readonly jobTitle: string | null | undefined;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBookingsCard_contact" | "ContactCard_contact">;
  readonly " $fragmentType": "ContactDetailPage_contact";
};
export type ContactDetailPage_contact$key = {
  readonly " $data"?: ContactDetailPage_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDetailPage_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Person",
    "kind": "LinkedField",
    "name": "person",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactDetailPage_contact",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
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
      "selections": (v1/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactCard_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactBookingsCard_contact"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};
})();

(node as any).hash = "01b7c9ee2e64cc2be2377663c7225ca5";

export default node;
