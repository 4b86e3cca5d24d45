/**
 * @generated SignedSource<<5ca6a11c46087b99e54cb2afa672a812>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookClassForm_booking$data = {
  readonly customer: {
    readonly id: string;
  };
  readonly id: string;
  readonly poNumber: string | null | undefined;
  readonly " $fragmentType": "BookClassForm_booking";
};
export type BookClassForm_booking$key = {
  readonly " $data"?: BookClassForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookClassForm_booking">;
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
  "name": "BookClassForm_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "a534cc8d2202e7a2e2587bda68b43638";

export default node;
