/**
 * @generated SignedSource<<f61d9afdb45fd6383560564d69e721d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRole = "biller" | "booker" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnassignContactButton_contact$data = {
  readonly booking: {
    readonly id: string;
    readonly reference: string;
  };
  readonly customerContact: {
    readonly fullName: string;
  };
  readonly id: string;
  readonly roles: ReadonlyArray<ContactRole>;
  readonly " $fragmentType": "UnassignContactButton_contact";
};
export type UnassignContactButton_contact$key = {
  readonly " $data"?: UnassignContactButton_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnassignContactButton_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnassignContactButton_contact",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerContact",
      "kind": "LinkedField",
      "name": "customerContact",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "BookingCustomerContact",
  "abstractKey": null
};
})();

(node as any).hash = "4f7379764f5784e0da5f3a873a2b6002";

export default node;
