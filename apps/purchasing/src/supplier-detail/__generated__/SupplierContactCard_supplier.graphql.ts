/**
 * @generated SignedSource<<c9d3dc4c78a929e4a3e1cf725cb52ff7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupplierContactCard_supplier$data = {
  readonly primaryContact: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly id: string;
    readonly jobTitle: string | null | undefined;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EditSupplierContactDialog_person">;
  } | null | undefined;
  readonly trainer: {
    readonly contact: {
      readonly id: string;
    };
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "SupplierContactCard_supplier";
};
export type SupplierContactCard_supplier$key = {
  readonly " $data"?: SupplierContactCard_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplierContactCard_supplier">;
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
  "name": "SupplierContactCard_supplier",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trainer",
      "kind": "LinkedField",
      "name": "trainer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "primaryContact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephone",
          "storageKey": null
        },
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditSupplierContactDialog_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};
})();

(node as any).hash = "9d8a8f610bdcfb841c80363ba2f62255";

export default node;
