/**
 * @generated SignedSource<<a08e95fa19a82346d0de7414935b63be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteContactDialog_contact$data = {
  readonly customer: {
    readonly id: string;
    readonly name: string;
  };
  readonly fullName: string;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteContactDialog_contact";
};
export type DeleteContactDialog_contact$key = {
  readonly " $data"?: DeleteContactDialog_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteContactDialog_contact">;
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
  "name": "DeleteContactDialog_contact",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
  "type": "CustomerContact",
  "abstractKey": null
};
})();

(node as any).hash = "cb4065bdb21ae81210fc49167ab1c9ea";

export default node;
