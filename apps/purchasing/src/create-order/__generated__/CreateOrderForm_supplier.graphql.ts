/**
 * @generated SignedSource<<446b107aa9ab6a2a0ed3f20dc4f121d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateOrderForm_supplier$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"supplierOption_supplier">;
  readonly " $fragmentType": "CreateOrderForm_supplier";
};
export type CreateOrderForm_supplier$key = {
  readonly " $data"?: CreateOrderForm_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateOrderForm_supplier">;
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
  "name": "CreateOrderForm_supplier",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "supplierOption_supplier",
      "selections": [
        (v0/*:: as any*/),
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
          "name": "reference",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};
})();

(node as any).hash = "1b2e693b35d7d826595501af969237e3";

export default node;
