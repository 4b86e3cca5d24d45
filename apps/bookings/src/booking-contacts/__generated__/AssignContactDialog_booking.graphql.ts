/**
 * @generated SignedSource<<8f6b68b0d5635adc143c88bd5d4cf5df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignContactDialog_booking$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentType": "AssignContactDialog_booking";
};
export type AssignContactDialog_booking$key = {
  readonly " $data"?: AssignContactDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignContactDialog_booking">;
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
  "name": "AssignContactDialog_booking",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
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
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "984b3b3e7d8a91885ad9131031a8ccd9";

export default node;
