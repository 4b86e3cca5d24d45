/**
 * @generated SignedSource<<30ca7475e34b94204914bdb64ac6e76c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type invoiceMoveDialogs_moved$data = {
  readonly convertedTo: {
    readonly id: string;
    readonly reference: string;
  } | null | undefined;
  readonly id: string;
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDetailPage_invoice">;
  readonly " $fragmentType": "invoiceMoveDialogs_moved";
};
export type invoiceMoveDialogs_moved$key = {
  readonly " $data"?: invoiceMoveDialogs_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"invoiceMoveDialogs_moved">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "invoiceMoveDialogs_moved",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "convertedTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceDetailPage_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "90dc92aaa77c205fb42f18ada59c0d0b";

export default node;
